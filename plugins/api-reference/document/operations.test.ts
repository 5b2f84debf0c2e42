import {expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {nameOperations} from './operations';

it('gives operations without a title that of their id, and without an id their method and path', () => {
  const responses = {};
  const paths = {
    '/scale': {get: {operationId: 'readAppsV1Scale', responses}, put: {responses}},
    '/jobs': {get: {operationId: 'list_jobs', summary: 'All jobs', responses}},
  };
  const document = {openapi: '3.1.0', info: {title: 'Trial', version: '1'}, paths};
  nameOperations(document as object as OpenApiDocument);
  expect(Object.values(paths).flatMap((item) => Object.values(item))).toMatchObject([
    {operationId: 'readAppsV1Scale', summary: 'Read apps v1 scale'},
    {operationId: 'put-scale', summary: 'PUT /scale'},
    {operationId: 'list_jobs', summary: 'All jobs'},
  ]);
});
