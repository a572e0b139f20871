import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { VerifiedContract } from '#interfaces/explorer/address/contract.ts'
import { SourceFacts } from './SourceFacts.tsx'

test('the first file of a source is open, and its lines have numbers that are not copied with them', () => {
  const source = {
    isVerified: true,
    sourceCode: 'contract A {\n}\n// end',
    additionalSources: [{ filePath: 'B.sol', sourceCode: 'contract B {}' }],
    optimizationEnabled: null,
    constructorArgs: null,
    decodedConstructorArgs: null,
  } as unknown as VerifiedContract
  const { container } = render(<SourceFacts source={source} />)
  const [first, second] = container.querySelectorAll('details')
  expect([first?.open, second?.open]).toEqual([true, false])
  const [numbers, code] = first?.querySelectorAll('pre') ?? []
  expect([numbers?.textContent, code?.textContent]).toEqual(['1\n2\n3', source.sourceCode])
  expect(numbers?.className).toContain('select-none')
  expect(first?.querySelector('summary')?.textContent).toContain('3 lines')
})
