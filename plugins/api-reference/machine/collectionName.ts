/** File name of the collection for Postman and Insomnia. */
export function collectionName(document: string): string {
  return `${document}.postman_collection.json`;
}
