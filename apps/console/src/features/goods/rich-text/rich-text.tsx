import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { Button, Upload } from 'antd';
import type { IconNode } from 'lucide';
import { useUploadPicture } from '#api/use-upload-picture';
import { useTexts } from '#i18n/texts';
import Heading2 from '#icons/heading-2';
import Heading3 from '#icons/heading-3';
import ImagePlus from '#icons/image-plus';
import Italic from '#icons/italic';
import ListIcon from '#icons/list';
import ListOrdered from '#icons/list-ordered';
import Palette from '#icons/palette';
import Quote from '#icons/quote';
import Strikethrough from '#icons/strikethrough';
import TableIcon from '#icons/table';
import TextAlignCenter from '#icons/text-align-center';
import TextAlignStart from '#icons/text-align-start';
import Underline from '#icons/underline';
import Undo from '#icons/undo-2';
import { Icon } from '#ui/icon';
import { extensions } from './extensions.ts';
import styles from './rich-text.module.css';
import { richTexts } from './rich-text.texts.ts';

interface RichTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** Words and pictures as the shop shows them. Its styles are in our file: the policy forbids those it would put into the page. */
export function RichText({ label, value, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  });
  return (
    <div className={styles.box}>
      <Tools editor={editor} />
      <EditorContent editor={editor} className={styles.words} />
    </div>
  );
}

/** The library of icons has no such letter. */
const Bold: IconNode = [['path', { d: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8' }]];

type Chain = ReturnType<Editor['chain']>;
type Tool = readonly [name: keyof typeof richTexts.zhCN, icon: IconNode, act: (chain: Chain) => Chain];

const tools: readonly Tool[] = [
  ['bold', Bold, (chain) => chain.toggleBold()],
  ['italic', Italic, (chain) => chain.toggleItalic()],
  ['underline', Underline, (chain) => chain.toggleUnderline()],
  ['strike', Strikethrough, (chain) => chain.toggleStrike()],
  ['red', Palette, (chain) => chain.setColor('#c9252b')],
  ['h2', Heading2, (chain) => chain.toggleHeading({ level: 2 })],
  ['h3', Heading3, (chain) => chain.toggleHeading({ level: 3 })],
  ['left', TextAlignStart, (chain) => chain.setTextAlign('left')],
  ['centre', TextAlignCenter, (chain) => chain.setTextAlign('center')],
  ['bullets', ListIcon, (chain) => chain.toggleBulletList()],
  ['numbers', ListOrdered, (chain) => chain.toggleOrderedList()],
  ['quote', Quote, (chain) => chain.toggleBlockquote()],
  ['table', TableIcon, (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true })],
  ['undo', Undo, (chain) => chain.undo()],
];

function Tools({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(richTexts);
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.tools}>
      {tools.map(([name, icon, act]) => (
        <Button
          key={name}
          type="text"
          size="small"
          aria-label={texts[name]}
          title={texts[name]}
          icon={<Icon of={icon} />}
          onClick={() => act(editor.chain().focus()).run()}
        />
      ))}
      <InsertPicture editor={editor} />
    </div>
  );
}

/** The size of a picture as the server sends it. */
const sizeOf = (src: string) =>
  new Promise<{ width: number; height: number }>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = reject;
    image.src = src;
  });

function InsertPicture({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(richTexts);
  const upload = useUploadPicture('goods');
  const insert = async (file: Blob) => {
    const key = await upload(file);
    if (key === null) return;
    const src = `/img/${key}?w=750`;
    const attrs = { src, ...(await sizeOf(src)) };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
  };
  return (
    <Upload
      accept="image/jpeg,image/png,image/webp"
      showUploadList={false}
      customRequest={({ file, onSuccess }) => void insert(file as Blob).then(() => onSuccess?.(null))}
    >
      <Button type="text" size="small" aria-label={texts.picture} title={texts.picture} icon={<Icon of={ImagePlus} />} />
    </Upload>
  );
}
