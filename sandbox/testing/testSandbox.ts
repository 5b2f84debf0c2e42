import path from 'node:path';
import type {SandboxOptions} from '../createSandbox';
import {readDocument} from '../node/readDocument';
import {createTestSandbox, type TestSandbox} from './createTestSandbox';

/** The OpenAPI document of this repository. */
export const document = readDocument(path.join(import.meta.dirname, '..', '..'));

/** A sandbox for tests in Node, with the document of this repository. */
export function testSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  return createTestSandbox({document, ...options});
}
