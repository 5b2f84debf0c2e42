import type {Call} from './routes';
import type {TaskAnswer} from './Store';
import {emptyIndex, type StoredIndex} from './StoredIndex';

interface Operation {
  operation: 'move' | 'copy';
  destination: string;
  scope?: ('settings' | 'synonyms' | 'rules')[];
}

/** Moves an index over another, or copies the whole of it or the parts in `scope`. */
export function operate({store, index, body}: Call): TaskAnswer {
  const {operation, destination, scope} = body as Operation;
  return store.write(() => {
    const source = store.indices.get(index);
    if (operation === 'move') {
      // Moving an index that does not exist is ignored, so a repeated move does no harm.
      if (!source) return;
      store.indices.set(destination, source);
      store.indices.delete(index);
      return;
    }
    const copied: StoredIndex = structuredClone(source ?? emptyIndex());
    if (!scope) store.indices.set(destination, copied);
    else
      Object.assign(
        store.writable(destination),
        Object.fromEntries(scope.map((part) => [part, copied[part]])),
      );
  });
}
