import type { MarketTerms } from '#network/seed/chain/seedCalls.ts'
import type { Random } from '#network/seed/random.ts'

const first = [
  'Misty',
  'Copper',
  'Quiet',
  'Outer',
  'Silver',
  'Low',
  'Amber',
  'Wild',
  'North',
  'Little',
  'Rusty',
  'Deep',
]
const second = [
  'Cove',
  'Skiff',
  'Otter',
  'Shoal',
  'Beacon',
  'Crab',
  'Inlet',
  'Tern',
  'Anchor',
  'Reef',
  'Pilot',
  'Swell',
]

/** Terms of a market that is created while the network is running. */
export function newMarketTerms(random: Random): MarketTerms {
  const words = [random.pick(first), random.pick(second)]
  const name = words.join(' ')
  const slug = words.join('-').toLowerCase()
  return {
    name,
    symbol: words.map((word) => word.slice(0, 3).toUpperCase()).join(''),
    metadata: JSON.stringify({
      description: `${name}, opened on a whim.`,
      image: `https://images.tideline.example/${slug}.png`,
      links: { website: `https://${slug}.tideline.example` },
    }),
    feeStrategy: random.integer(0, 3),
  }
}
