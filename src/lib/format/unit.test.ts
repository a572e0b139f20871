import { expect, test } from 'vitest'
import { formatUnit } from './unit.ts'

test('a symbol of up to twelve characters stays, a longer one is cut', () => {
  expect(formatUnit('TIDE')).toBe('TIDE')
  expect(formatUnit('ABCDEFGHIJKL')).toBe('ABCDEFGHIJKL')
  expect(formatUnit('ABCDEFGHIJKLM')).toBe('ABCDEFGHIJK…')
  expect(formatUnit('🌊'.repeat(20))).toBe(`${'🌊'.repeat(11)}…`)
})
