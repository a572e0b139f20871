import { expect, test } from 'vitest'
import { creationLabel } from './CreatedBy.tsx'

test.each([
  ['success', 'Created by'],
  [null, 'Created by'],
  ['failed', 'Creation failed, by'],
  ['selfdestructed', 'Self-destructed, created by'],
])('creationLabel of %j is “%s”', (status, label) => {
  expect(creationLabel(status)).toBe(label)
})
