import { expect, test } from 'vitest'
import { withAlpha } from './chartTheme.ts'

test('a resolved colour gets another opacity', () => {
  expect(withAlpha('rgb(10, 107, 102)', 0.35)).toBe('rgba(10, 107, 102, 0.35)')
})
