const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const entities: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(signs).map(([entity, sign]) => [sign, entity]));

const read = (html: string): string => html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => signs[entity] ?? entity);
const write = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Blanks around a text stay where they are. */
const mapped = (html: string, map: (text: string) => string): string => {
  const text = read(html).trim();
  return text === '' ? html : html.replace(html.trim(), () => write(map(text)));
};

/**
 * HTML that was cleaned, with the words between its tags and those for missing pictures mapped. What comes back is written as text,
 * so no element, attribute or address can come with it. In cleaned HTML no attribute holds a bare ">".
 */
export const mapHtmlTexts = (html: string, map: (text: string) => string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part.replace(/( alt=")([^"]+)(")/, (_, open, alt, close) => open + mapped(alt, map) + close)
        : mapped(part, map),
    )
    .join('');
