import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import https, {type RequestOptions} from 'node:https';
import type {IncomingHttpHeaders} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type {NginxOperation} from '../../plugins/pages/delivery/formats/nginxSite';
import {nginxFiles, nginxProblem} from '../server/ensureNginx';
import {findFreePort} from '../../sandbox/node/listenOnFreePort';

/** An answer, its body as it was sent. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A running nginx. */
export interface RunningNginx {
  /** Ports of 127.0.0.1. */
  http: number;
  https: number;
  /** Sends an address as it is, where `fetch` would tidy it up first. */
  get(target: string, options?: RequestOptions): Promise<Answer>;
  /** What nginx wrote down about its own errors. */
  errors(): string;
  /** Has it read its configuration again, which takes effect soon after. */
  reload(): void;
  stop(): Promise<void>;
}

/** A certificate of nobody for the given host; returns the names of the files. */
function makeCertificate(folder: string, host: string) {
  const [certificate, certificateKey] = ['cert.pem', 'key.pem'].map((name) => path.join(folder, name));
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', `/CN=${host}`, '-keyout', certificateKey, '-out', certificate],
    ],
    {stdio: 'pipe'},
  );
  return {certificate, certificateKey};
}

/** The configuration around the site's: everything in one folder, as whoever runs the test. */
function mainConfiguration(folder: string, site: string): string {
  const user = os.userInfo();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${nginxFiles.brotliModule};
${user.uid === 0 ? `user ${user.username};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${paths.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${site};
}
`;
}

function get(port: number, target: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = https.request(
      {host: '127.0.0.1', port, path: target, rejectUnauthorized: false, agent: false, ...options},
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
        );
      },
    );
    request.on('error', reject).end();
  });
}

async function start(
  folder: string,
  ports: Pick<RunningNginx, 'http' | 'https'>,
  site: string,
): Promise<RunningNginx> {
  fs.writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder, site));

  const child = spawn(nginxFiles.nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'pipe',
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const errors = () => {
    const log = path.join(folder, 'error.log');
    return output + (fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '');
  };
  // Its process id is there once the ports are its own: until then, another server may answer on them.
  const pid = path.join(folder, 'nginx.pid');
  while (!fs.existsSync(pid) || !(await get(ports.https, '/').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    ...ports,
    get: (target, options) => get(ports.https, target, options),
    errors,
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** An nginx that has its ports, its certificate and a folder, and waits for a configuration. */
export interface PreparedNginx {
  /** For its own files, and for a configuration that is made for it alone. */
  folder: string;
  /** What a configuration for it has to name. */
  nginx: Omit<NginxOperation, 'root'>;
  /** Starts it with a configuration of a site. */
  start(site: string): Promise<RunningNginx>;
}

/**
 * Prepares Debian's nginx on free ports of this machine.
 *
 * @throws one sentence when a package is missing
 */
export async function prepareNginx(siteUrl: string): Promise<PreparedNginx> {
  const problem = nginxProblem();
  if (problem) throw new Error(problem);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const ports = {http: (await findFreePort()).port, https: (await findFreePort()).port};
  return {
    folder,
    nginx: {
      http: `127.0.0.1:${ports.http}`,
      https: `127.0.0.1:${ports.https}`,
      ...makeCertificate(folder, new URL(siteUrl).hostname),
    },
    start: (site) => start(folder, ports, site),
  };
}
