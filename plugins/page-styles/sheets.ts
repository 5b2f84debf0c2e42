/** Style that only some pages need, and the name of the sheet that it goes to; `$1` is the component's folder. */
const sheets: Array<{files: RegExp; sheet: string}> = [
  {files: /[\\/]src[\\/]pages[\\/]/, sheet: 'landing'},
  {files: /[\\/]components[\\/](?:drawing|pictures|authoring[\\/]SystemDiagram)[\\/]/, sheet: 'pictures'},
  {files: /[\\/]components[\\/]SearchPage[\\/]/, sheet: 'search-page'},
  {files: /[\\/]components[\\/](?:FeedbackForm|FeedbackFields)[\\/]/, sheet: 'feedback'},
  {files: /[\\/]components[\\/](?:api-reference[\\/]|TryIt[\\/]styles)/, sheet: 'reference'},
  // Operations and guides share them. One sheet for both: with more, the list of pages' chunks in the first script grows.
  {files: /[\\/]components[\\/]authoring[\\/](?:Chips?|Choices)[\\/]/, sheet: 'chips-choices'},
  // A figure stands on the pages that load most: with `styles` it takes 110 bytes, by itself 270.
  {files: /[\\/]components[\\/]authoring[\\/](?!Figure)(\w+)[\\/]/, sheet: '$1'},
  {files: /[\\/]components[\\/]tools[\\/](\w+)[\\/]/, sheet: 'tools-$1'},
];

/** Style that comes with a part of the site which is loaded on the reader's action, and is in no page's head. */
const lateStyle = /@docsearch[\\/]|design[\\/]search\.css|TryIt[\\/]panel[\\/]/;

/**
 * The name of the sheet that a stylesheet of the sources is put into.
 *
 * @returns `styles` for what every page loads, and nothing for style that comes with the script of its component
 */
export function sheetOf(file: string): string | undefined {
  if (lateStyle.test(file)) return undefined;
  for (const {files, sheet} of sheets) {
    const match = files.exec(file);
    if (match) return sheet.replace('$1', match[1] ?? '');
  }
  return 'styles';
}
