import {answerQueries, type Answer} from './answerQueries';
import {browse} from './browse';
import {defaultSettings} from '../../scripts/search/push/defaultSettings';
import {operate} from './operate';
import type {SeenRequest} from './readRequest';
import type {Store} from './Store';
import {byId, type StoredObject} from './StoredIndex';
import {WireError} from './WireError';

/** A request, and what it is worked on with. */
export interface Call extends SeenRequest {
  store: Store;
  answer: Answer;
}

/** Every call that is understood, under its method and what follows `/1/indexes/{index}`. */
export const routes: Record<string, (call: Call) => unknown> = {
  'POST /queries': answerQueries,
  'POST /browse': browse,
  'POST /operation': operate,

  'GET /settings': ({store, index}) => ({...defaultSettings, ...store.existing(index).settings}),

  'PUT /settings': ({store, index, body}) =>
    store.write(() => {
      Object.assign(store.writable(index).settings, body);
    }),

  'POST /batch': ({store, index, body}) => {
    const {requests} = body as {requests: {action: string; body: StoredObject}[]};
    const foreign = requests.find(
      ({action}) => !['addObject', 'updateObject', 'deleteObject'].includes(action),
    );
    if (foreign) throw new WireError(400, `Invalid action ${foreign.action}`);
    const task = store.write(() => {
      const {records} = store.writable(index);
      for (const {action, body: record} of requests) {
        if (action === 'deleteObject') records.delete(record.objectID);
        else records.set(record.objectID, record);
      }
    });
    return {...task, objectIDs: requests.map((request) => request.body.objectID)};
  },

  'POST /synonyms/batch': ({store, index, body, query}) =>
    store.write(() => {
      const stored = store.writable(index);
      const kept = query.get('replaceExistingSynonyms') === 'true' ? [] : stored.synonyms.values();
      stored.synonyms = byId([...kept, ...(body as StoredObject[])]);
    }),

  'POST /synonyms/search': ({store, index, body}) => {
    const {page = 0, hitsPerPage = 20} = body as {page?: number; hitsPerPage?: number};
    const all = [...store.existing(index).synonyms.values()];
    const hits = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {hits: hits.map((hit) => ({...hit, _highlightResult: {}})), nbHits: all.length};
  },

  'GET /task': ({store, id}) => ({
    status: store.isPublished(Number(id)) ? 'published' : 'notPublished',
    pendingTask: false,
  }),

  // An index that does not exist is no error.
  'DELETE ': ({store, index}) => {
    const {taskID, updatedAt} = store.write(() => store.indices.delete(index));
    return {taskID, deletedAt: updatedAt};
  },
};
