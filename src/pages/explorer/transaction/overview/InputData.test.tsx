// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Hex } from '#lib/wire/shapes.ts'
import { InputData } from './InputData.tsx'

afterEach(cleanup)

function hexOf(text: string): Hex {
  return `0x${Buffer.from(text, 'utf8').toString('hex')}`
}

test.each([
  [null, '–Unknown'],
  ['0x', 'None'],
  [hexOf('gm, tide'), '“gm, tide”'],
  [hexOf('潮'), '“潮”'],
  ['0xa9059cbb', '4 bytes'],
  [hexOf('two\nlines'), '9 bytes'],
  ['0xff', '1 bytes'],
] as const)('the input %s is summarised as %s', (input, summary) => {
  const { container } = render(<InputData input={input} />)
  expect((container.querySelector('summary') ?? container).textContent).toBe(summary)
})

test('the raw bytes are always there, as they came', () => {
  const { container } = render(<InputData input={hexOf('gm')} />)
  expect(container.querySelector('code')?.textContent).toBe('0x676d')
})
