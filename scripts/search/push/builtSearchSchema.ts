import {Joi} from '@docusaurus/utils-validation';
import {levels} from '../../../plugins/search/shared/record';

const text = Joi.string().allow('');
const nullableText = text.allow(null).required();

const record = Joi.object({
  objectID: Joi.string().required(),
  url: Joi.string().uri().required(),
  url_without_anchor: Joi.string().uri().required(),
  anchor: nullableText,
  type: Joi.valid(...levels.slice(1), 'content').required(),
  content: nullableText,
  hierarchy: Joi.object(Object.fromEntries(levels.map((level) => [level, nullableText]))).required(),
  language: Joi.string().required(),
  version: Joi.string().required(),
  docusaurus_tag: Joi.string().required(),
  weight: Joi.object({
    pageRank: Joi.number().required(),
    level: Joi.number().required(),
    position: Joi.number().required(),
  }).required(),
}).unknown();

/** Rule of records.json. */
export const recordsSchema = Joi.array().items(record);

/** Rule of settings.json; which settings exist is Algolia's to say. */
export const settingsSchema = Joi.object({
  settings: Joi.object().required(),
  synonyms: Joi.array()
    .items(
      Joi.object({
        objectID: Joi.string().required(),
        type: Joi.valid('synonym').required(),
        synonyms: Joi.array().items(Joi.string()).min(2).required(),
      }),
    )
    .unique('objectID')
    .required(),
});
