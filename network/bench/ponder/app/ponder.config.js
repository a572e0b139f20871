import { createConfig, factory } from 'ponder'
import { parseAbi } from 'viem'
import { curveFactoryAbi } from './abi/curveFactory.ts'
import { curvePoolAbi } from './abi/curvePool.ts'

/** The events that our sync decodes into rows: those of the factory, of the pools it made, and of every token. */

const chain = 'local'
const startBlock = 0
const address = process.env.CURVE_FACTORY
const created = curveFactoryAbi.find((item) => item.type === 'event' && item.name === 'MarketCreated')
const erc1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

export default createConfig({
  ordering: 'omnichain',
  chains: {
    [chain]: { id: 31337, rpc: process.env.PONDER_RPC_URL_31337, pollingInterval: 200, disableCache: true },
  },
  contracts: {
    CurveFactory: { chain, abi: curveFactoryAbi, address, startBlock },
    CurvePool: {
      chain,
      abi: curvePoolAbi,
      address: factory({ address, event: created, parameter: 'pool' }),
      startBlock,
    },
    Erc20: {
      chain,
      abi: parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']),
      startBlock,
    },
    Erc721: {
      chain,
      abi: parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed id)']),
      startBlock,
    },
    Erc1155: { chain, abi: erc1155, startBlock },
  },
})
