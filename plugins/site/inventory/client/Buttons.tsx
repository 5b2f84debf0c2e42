import Button, {type ButtonProps} from '@mui/material/Button';
import {type ReactNode, useState} from 'react';
import {Glyph} from './glyphs';
import styles from './Inventory.module.css';

const variants = [
  'confirmAction',
  'rejectAction',
  'menuLabel',
  'onlyIcon',
  'circle',
  'contained',
  'outlined',
  'text',
] as const satisfies Array<ButtonProps['variant']>;
const sizes = ['small', 'medium', 'large'] as const satisfies Array<ButtonProps['size']>;
const kinds = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;

/** Every variant in every size, enabled and disabled. */
export function Buttons(): ReactNode {
  const [pressed, setPressed] = useState('nothing yet');
  return (
    <>
      <p>
        Pressed: <output>{pressed}</output>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Buttons by variant and size" tabIndex={0}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">disabled</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr key={variant}>
                <th scope="row">{variant}</th>
                {sizes.map((size) => (
                  <td key={size}>
                    <Sample variant={variant} size={size} onClick={() => setPressed(`${variant}, ${size}`)} />
                  </td>
                ))}
                <td>
                  <Sample variant={variant} disabled />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3>Colours of the library’s variants</h3>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <div key={variant} className={styles.row}>
          {kinds.map((kind) => (
            <Button key={kind} variant={variant} color={kind}>
              {kind}
            </Button>
          ))}
        </div>
      ))}
    </>
  );
}

type SampleProps = Pick<ButtonProps, 'size' | 'disabled' | 'onClick'> & {variant: (typeof variants)[number]};

/** One button, with what its variant is made for in it; its size is its name. */
function Sample({variant, size = 'medium', disabled, onClick}: SampleProps): ReactNode {
  const [isOn, setOn] = useState(false);
  const shared = {variant, size, disabled};
  if (variant === 'circle' || variant === 'onlyIcon') {
    return (
      <Button {...shared} aria-label={size} onClick={onClick}>
        <Glyph name={variant === 'circle' ? 'right' : 'copy'} />
      </Button>
    );
  }
  if (variant === 'menuLabel') {
    return (
      <Button
        {...shared}
        endIcon={<Glyph name="down" />}
        aria-expanded={isOn}
        onClick={(event) => {
          setOn(!isOn);
          onClick?.(event);
        }}
      >
        {size}
      </Button>
    );
  }
  return (
    <Button {...shared} onClick={onClick}>
      {size}
    </Button>
  );
}
