/** What tells how things are today: commands, paths, identifiers and links must be true. */
export const manuals = ['{README,README.zh-CN,CONTRIBUTING,SECURITY}.md', 'docs/*.md', '{apps,packages,tools}/**/README.md'];

const code = /```[\s\S]*?```|`[^`\n]+`/g;

/** A document with everything but its code blanked; lines keep their numbers. */
export function codeOf(text: string): string {
  const stored = text.replace(/[^\n]/g, ' ').split('');
  for (const { 0: match, index } of text.matchAll(code)) {
    for (let i = 0; i < match.length; i += 1) if (match[i] !== '`') stored[index + i] = match[i] ?? ' ';
  }
  return stored.join('');
}
