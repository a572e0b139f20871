import { expect, test } from 'vitest'
import { type DraftField, draftProblems, emptyDraft, longest, marketTerms } from './marketDraft.ts'

const named = { ...emptyDraft, name: ' Tide Token ', symbol: ' TIDE ' }

test('marketTerms of a name and a symbol alone has empty metadata', () => {
  expect(marketTerms(named)).toEqual({ name: 'Tide Token', symbol: 'TIDE', metadata: '', strategy: 0 })
})

test('marketTerms writes the filled fields into the metadata as JSON', () => {
  const terms = marketTerms({
    ...named,
    strategy: 1,
    description: 'It says "high\ntide".',
    image: 'https://images.example/tide.png',
    twitter: ' https://x.com/tide ',
  })
  expect(terms?.strategy).toBe(1)
  expect(JSON.parse(terms?.metadata ?? '')).toEqual({
    description: 'It says "high\ntide".',
    image: 'https://images.example/tide.png',
    links: { twitter: 'https://x.com/tide' },
  })
})

test.each(['name', 'symbol'] as const)(
  'without a %s nothing can be signed, and no field is blamed',
  (field) => {
    const draft = { ...named, [field]: '  ' }
    expect(marketTerms(draft)).toBeNull()
    expect(draftProblems(draft)).toEqual({})
  },
)

test.each<[DraftField, string, RegExp]>([
  ['name', 'x'.repeat(51), /At most 50 characters/],
  ['name', 'Ti\u202Ede', /invisible characters/],
  ['name', 'Ti\u200Bde', /invisible characters/],
  ['symbol', 'TI DE', /no spaces/],
  ['symbol', 'TIDETIDETIDET', /At most 12/],
  ['image', 'http://images.example/a.png', /https:\/\/ or ipfs/],
  ['image', 'data:image/png;base64,AA', /https:\/\/ or ipfs/],
  ['image', 'ipfs://x y z x y z', /https:\/\/ or ipfs/],
  ['website', 'tide.example', /begins with https/],
  ['website', 'https://good@evil.example', /begins with https/],
  ['telegram', 'javascript:alert(1)', /begins with https/],
  ['description', 'x'.repeat(1_001), /At most 1,000/],
])('draftProblems refuses a %s of %j with a sentence', (field, text, sentence) => {
  const draft = { ...named, [field]: text }
  expect(draftProblems(draft)[field]).toMatch(sentence)
  expect(marketTerms(draft)).toBeNull()
})

test.each<[DraftField, string]>([
  ['name', '🌊'.repeat(longest.name)],
  ['symbol', '$TIDE'],
  ['image', 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/tide.png'],
  ['description', 'First line\nSecond line'],
  ['website', 'https://tide.example/?a=1'],
])('draftProblems accepts a %s of %j', (field, text) => {
  expect(draftProblems({ ...named, [field]: text })).toEqual({})
})
