import {WebSocket} from 'undici';
import type {Message} from '../Engine';
import {waitFor} from '../waitFor';

/** A message of WebKit's inspector protocol, of which these parts are read here. */
interface ProtocolMessage {
  id?: number;
  method?: string;
  params?: {
    targetInfo?: {targetId: string; type: string};
    newTargetId?: string;
    message?: unknown;
  };
}

/** WebKitGTK is built without manifests and says so of each page; in Safari the directive applies. */
const saysOfItself = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** What the page has printed, as the engine's own inspector shows it. */
export interface WatchedConsole {
  /** Takes what has been printed since it was last asked. */
  take(): Promise<Message[]>;
  close(): void;
}

/** Address of the inspector of the one page. */
export function inspectorOf(port: number): Promise<string> {
  return waitFor("WebKit's inspector", async () => {
    const list = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const [path] = list.match(/\/socket\/\d+\/\d+\/WebPage/) ?? [];
    return path && `ws://127.0.0.1:${port}${path}`;
  });
}

/**
 * Reads the console of WebKit's page through its inspector: neither its WebDriver nor MiniBrowser tells what is printed
 * while a driver drives it.
 */
export async function watchConsole(inspector: string): Promise<WatchedConsole> {
  const socket = new WebSocket(inspector);
  const messages: Message[] = [];
  const answers = new Map<number, () => void>();
  let nextId = 1;
  let page: string | undefined;

  /** Asks the target for something; resolves when it has answered. */
  function ask(targetId: string, method: string): Promise<void> {
    const id = nextId++;
    const message = JSON.stringify({id, method});
    const params = {targetId, message};
    socket.send(JSON.stringify({id: nextId++, method: 'Target.sendMessageToTarget', params}));
    return new Promise((resolve) => answers.set(id, resolve));
  }

  function read({id, method, params}: ProtocolMessage): void {
    if (id !== undefined) answers.get(id)?.();
    if (method !== 'Console.messageAdded' || !params) return;
    const {level, text} = params.message as {level: string; text: string};
    if (text.trim() === saysOfItself) return;
    messages.push({level: level === 'error' || level === 'warning' ? level : 'other', text: text.trim()});
  }

  socket.addEventListener('message', ({data}) => {
    const {method, params} = JSON.parse(String(data)) as ProtocolMessage;
    if (method === 'Target.dispatchMessageFromTarget') read(JSON.parse(String(params?.message)));
    if (method === 'Target.didCommitProvisionalTarget') page = params?.newTargetId;
    if (method === 'Target.targetCreated' && params?.targetInfo?.type === 'page') {
      page ??= params.targetInfo.targetId;
      void ask(params.targetInfo.targetId, 'Console.enable');
    }
  });
  await waitFor("A page in WebKit's inspector", () => page);
  return {
    async take() {
      // What was printed before this is answered has come by then.
      if (page) await ask(page, 'Console.enable');
      return messages.splice(0);
    },
    close: () => socket.close(),
  };
}
