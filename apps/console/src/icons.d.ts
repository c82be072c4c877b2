/** Lucide's icons one by one (decision 28): its own types cover only the index, which names all of them. */
declare module '#icons/*' {
  const lines: import('lucide').IconNode;
  // biome-ignore lint/style/noDefaultExport: so the package's files are
  export default lines;
}
