import {expect, it} from 'vitest';
import {literalPorts, namesPort} from './literalPorts';
import {PortQueue} from './PortQueue';

const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

it('gives a port to one at a time, and other ports at once', async () => {
  const queue = new PortQueue();
  const seen: string[] = [];
  const freeFirst = await queue.take([8080, 9000]);
  const second = queue.take([8080]).then((free) => {
    seen.push('second');
    return free;
  });
  const third = queue.take([8080, 9000]).then(() => seen.push('third'));
  await queue.take([4010]);
  await queue.take([]);
  await turns();
  expect(seen).toEqual([]);
  freeFirst();
  await turns();
  expect(seen).toEqual(['second']);
  (await second)();
  await third;
  expect(seen).toEqual(['second', 'third']);
});

it('finds the ports that code states, and the code that listens on them', () => {
  const blocks = [
    {text: 'curl http://localhost:8080/a 127.0.0.1:4010'},
    {text: 'localhost:8080 example.com:443'},
  ];
  expect(literalPorts(blocks)).toEqual([8080, 4010]);
  expect(namesPort({text: 'server.listen(8080);'}, [4010, 8080])).toBe(true);
  expect(namesPort({text: 'sleep 18080'}, [8080])).toBe(false);
});
