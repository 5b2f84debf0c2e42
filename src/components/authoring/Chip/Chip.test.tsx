import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Chip, {type Method} from '.';

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'] as Method[])(
  'names the method %s',
  (method) => {
    expect(renderToStaticMarkup(<Chip method={method} />)).toContain(`>${method}</span>`);
  },
);
