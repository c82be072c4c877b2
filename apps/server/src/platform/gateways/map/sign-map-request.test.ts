import { expect, test } from 'vitest';
import { signMapRequest } from './sign-map-request.ts';

test('signs the example of the provider’s documentation to the published value', () => {
  const parameters = { location: '28.7033487,115.8660847', key: '5Q5BZ-5EVWJ-SN5F3-K6QBZ-B3FAO-RVBWM' };
  expect(signMapRequest('/ws/geocoder/v1', parameters, 'SWvT26ypwq5Nwb5RvS8cLi6NSoH8HlJX')).toBe(
    '/ws/geocoder/v1?key=5Q5BZ-5EVWJ-SN5F3-K6QBZ-B3FAO-RVBWM&location=28.7033487%2C115.8660847&sig=90da272bfa19122547298e2b0bcc0e50',
  );
});
