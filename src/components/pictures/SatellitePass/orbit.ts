const earthRadius = 6371;
/** Height of the orbit, and its radius, in km. */
export const orbitHeight = 550;
export const orbitRadius = earthRadius + orbitHeight;
const degree = Math.PI / 180;

/** Elevation that the satellite has to stand above, as the SDK has it by default. */
export const passElevation = 45;

/** Seconds that an overhead pass stays above that elevation. */
export const passSeconds = 140;

/**
 * Where a satellite that passes overhead stands at an elevation, seen from a device at the origin.
 *
 * @param elevation in degrees above the horizon
 * @returns kilometers along the ground's tangent, and above it
 */
export function positionAt(elevation: number): {x: number; y: number} {
  const angle = Math.acos((earthRadius / orbitRadius) * Math.cos(elevation * degree)) - elevation * degree;
  return {x: orbitRadius * Math.sin(angle), y: orbitRadius * Math.cos(angle) - earthRadius};
}
