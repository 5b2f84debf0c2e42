/** A gateway of the field: its place, and whether it hears the device. */
export interface FieldGateway {
  x: number;
  y: number;
  hears: boolean;
}

const count = 84;
/** Half the width and half the height of the field. */
const field = {x: 150, y: 72};
/** The golden angle spreads points evenly without a visible grid. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/**
 * Other gateways around the one that the drawing follows, spread evenly over an ellipse.
 *
 * @param range distance from the origin up to which a gateway hears the device at `deviceX`
 */
export function gatewayField(centerX: number, deviceX: number, range: number): FieldGateway[] {
  const points = Array.from({length: count}, (_, index) => {
    const distance = Math.sqrt((index + 0.5) / count);
    const x = Math.round(centerX + field.x * distance * Math.cos(index * goldenAngle));
    const y = Math.round(field.y * distance * Math.sin(index * goldenAngle));
    return {x, y, hears: Math.hypot(x - deviceX, y) < range};
  });
  // Leaves room for the highlighted gateway and for the packets on the line.
  return points.filter(({x, y}) => Math.abs(y) > 22 && Math.hypot(x - centerX, y) > 46);
}
