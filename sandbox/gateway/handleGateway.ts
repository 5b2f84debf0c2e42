import type {Sandbox} from '../createSandbox';
import {ApiError} from '../http/ApiError';
import {receiveAdvertisement} from './receiveAdvertisement';

/** Where a packet is handed to the gateway; no address of the platform. */
export const gatewayPath = '/gateway/advertisements';

/** Answers a packet for the sandbox's gateway; undefined for every other request. */
export async function handleGateway(sandbox: Sandbox, request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== gatewayPath) return undefined;
  try {
    return Response.json(receiveAdvertisement(sandbox, await request.text()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json(error.body, {status: error.status});
  }
}
