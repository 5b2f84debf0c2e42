import {type PublicFile, publicFiles} from '../../../plugins/api-reference/testing/publicFiles';

/**
 * The largest of the public files, read.
 *
 * @throws Error when none has more than 500 operations
 */
export function largeDocument(): {file: PublicFile; document: object} {
  const file = publicFiles.find(({operations}) => operations > 500);
  if (!file) throw new Error('plugins/api-reference/testing has no file of more than 500 operations.');
  return {file, document: JSON.parse(file.read())};
}
