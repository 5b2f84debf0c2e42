import {expect, it} from 'vitest';
import {PagePorts, statedPorts} from './PagePorts';

it('finds the ports of this machine that code states', () => {
  const blocks = [
    {text: 'curl http://localhost:8080/a 127.0.0.1:4010'},
    {text: 'localhost:8080 example.com:443 sleep 18080'},
    {text: 'server.listen(9000); HTTPServer(("127.0.0.1", 9001), Handler)'},
    {text: 'node a.mjs --port 9002\nPORT=9003 node b.mjs'},
  ];
  expect(statedPorts(blocks)).toEqual([8080, 4010, 9000, 9001, 9002, 9003]);
});

it('runs code with other ports, and shows what comes out with those of the page', () => {
  const ports = new PagePorts([
    [8080, 40001],
    [9000, 40002],
  ]);
  expect(ports.toRun('listen(8080); 18080 localhost:9000')).toBe('listen(40001); 18080 localhost:40002');
  expect(ports.toShow('at 127.0.0.1:40001, 400012')).toBe('at 127.0.0.1:8080, 400012');
  expect(new PagePorts([]).toRun('localhost:8080')).toBe('localhost:8080');
});
