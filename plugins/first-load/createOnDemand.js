const exported = 'export default function ComponentCreator(path, hash) {';

/**
 * Loader for the framework's `ComponentCreator`, which makes a component with its loader for each page of the site as
 * soon as a page opens: with 700 pages that takes a phone 50 ms. In a browser each is made when it is first asked for.
 *
 * @throws Error when the framework makes them in another way
 */
module.exports = function createOnDemand(source) {
  if (!source.includes(exported))
    throw new Error(
      `${this.resourcePath} no longer has \`${exported}\`: see plugins/first-load/createOnDemand.js.`,
    );
  return `${source.replace(exported, 'function createComponent(path, hash) {')}
export default function ComponentCreator(path, hash) {
  let component;
  const create = () => (component ??= createComponent(path, hash));
  const Page = (props) => React.createElement(create(), props);
  Page.preload = () => create().preload();
  return Page;
}
`;
};
