import { contractMutants } from '../mutant.ts'

const guards = contractMutants(
  'curve/CurvePool',
  ['curve/CurvePoolReentrancy'],
  [
    [
      'buy without the guard',
      'nonReentrant\n        inTime(deadline)\n        returns (uint256 tokensOut)',
      'inTime(deadline)\n        returns (uint256 tokensOut)',
    ],
    [
      'sell without the guard',
      'nonReentrant\n        inTime(deadline)\n        returns (uint256 usdOut)',
      'inTime(deadline)\n        returns (uint256 usdOut)',
    ],
    ['claimFees without the guard', 'claimFees() external nonReentrant', 'claimFees() external'],
  ],
)

const refusals = contractMutants(
  'curve/CurvePool',
  ['curve/CurvePoolRefusals', 'curve/CurvePoolTrades'],
  [
    ['a deadline is over a second early', 'block.timestamp > deadline', 'block.timestamp >= deadline'],
    ['a purchase at its minimum is refused', 'tokensOut < minimumOut', 'tokensOut <= minimumOut'],
    ['a sale at its minimum is refused', 'usdOut < minimumOut', 'usdOut <= minimumOut'],
    [
      'a sale takes the fee from nobody',
      'if (usdOut + fee > realReserveUsd)',
      'if (usdOut > realReserveUsd)',
    ],
    [
      'the last dollar cannot be taken out',
      'if (usdOut + fee > realReserveUsd)',
      'if (usdOut + fee >= realReserveUsd)',
    ],
    ['all tokens can be quoted', 'tokensOut >= reserveToken', 'tokensOut > reserveToken'],
  ],
)

const money = contractMutants(
  'curve/CurvePool',
  ['curve/CurvePoolTrades', 'curve/CurvePoolFees'],
  [
    ['a purchase keeps the fee on the curve', 'realReserveUsd + usdIn - fee', 'realReserveUsd + usdIn'],
    ['a sale keeps the fee on the curve', 'realReserveUsd - usdOut - fee', 'realReserveUsd - usdOut'],
    ['fees are paid twice', '        feesAccrued = 0;\n', ''],
    ['only the last claim is remembered', 'feesClaimed += amount', 'feesClaimed = amount'],
    ['fees go to whoever asks', 'marketNft.ownerOf(nftId)', 'msg.sender'],
    ['only the last fee is kept', 'feesAccrued += fee', 'feesAccrued = fee'],
    [
      'tokens out rounded up',
      'reserveToken * net / (virtualReserveUsd() + net)',
      'Math.ceilDiv(reserveToken * net, virtualReserveUsd() + net)',
    ],
    [
      'dollars out rounded up',
      'virtualReserveUsd() * tokensIn / (reserveToken + tokensIn)',
      'Math.ceilDiv(virtualReserveUsd() * tokensIn, reserveToken + tokensIn)',
    ],
    ['the fee rounded down', 'Math.ceilDiv(usd * feePpm(), CurveFees.PPM)', 'usd * feePpm() / CurveFees.PPM'],
    [
      'dollars in rounded down',
      'Math.ceilDiv(virtualReserveUsd() * tokensOut, reserveToken - tokensOut)',
      'virtualReserveUsd() * tokensOut / (reserveToken - tokensOut)',
    ],
    ['tokens go to the payer', 'safeTransfer(to, tokensOut)', 'safeTransfer(msg.sender, tokensOut)'],
    ['dollars go to the seller', 'safeTransfer(to, usdOut)', 'safeTransfer(msg.sender, usdOut)'],
  ],
)

const average = contractMutants(
  'curve/CurvePool',
  ['curve/CurvePoolAverage', 'curve/CurvePoolTrades'],
  [
    ['the average spans a second less', 'TWAP_WINDOW = 120', 'TWAP_WINDOW = 119'],
    ['trades are not recorded', '        _prices.record(spotPriceWad(), TWAP_WINDOW);\n', ''],
    ['volatility never ages', 'block.timestamp - _volatilityAt)', '0)'],
    [
      'volatility is added to the aged one of the last trade',
      'afterTrade(volatility(),',
      'afterTrade(_volatility,',
    ],
    [
      'the new price by the old dollars',
      '(virtualOffsetUsd + newReserveUsd)',
      '(virtualOffsetUsd + realReserveUsd)',
    ],
  ],
)

const fees = contractMutants(
  'curve/CurveFees',
  ['curve/CurveFees'],
  [
    ['the accumulator stays whole a second longer', 'elapsed < FILTER_PERIOD', 'elapsed <= FILTER_PERIOD'],
    ['half of it stays a second longer', 'elapsed < DECAY_PERIOD', 'elapsed <= DECAY_PERIOD'],
    ['fees without a maximum', 'fee > MAX_FEE_PPM', 'false'],
    ['volatility without a maximum', 'volatility > MAX_VOLATILITY', 'false'],
    ['the linear fee rises slower', '4 * volatility', '3 * volatility'],
    ['a trade forgets the trades before', 'remaining + Math.mulDiv', 'Math.mulDiv'],
  ],
)

const accumulator = contractMutants(
  'curve/PriceAccumulator',
  ['curve/PriceAccumulator'],
  [
    [
      'a checkpoint waits a second longer',
      'self.newer.at < window) return;',
      'self.newer.at <= window) return;',
    ],
    [
      'the average is always of the newest checkpoint',
      'block.timestamp - self.newer.at < window ? self.older : self.newer',
      'self.newer',
    ],
    ['the older checkpoint never moves', '        self.older = self.newer;\n', ''],
    [
      'in the first block there is no average',
      'at == block.timestamp) return price',
      'at == block.timestamp) return 0',
    ],
  ],
)

const factory = contractMutants(
  'curve/CurveFactory',
  ['curve/CurveFactory'],
  [
    ['a market without dollars', 'parameters.virtualUsd == 0 ||', 'false ||'],
    ['a fourth fee strategy', 'parameters.feeStrategy > CurveFees.QUADRATIC', 'parameters.feeStrategy > 3'],
    ['the deed goes to the factory', 'marketNft.mint(msg.sender)', 'marketNft.mint(address(this))'],
    ['a pool is not found by its deed', '        poolOfNft[nftId] = created;\n', ''],
  ],
)

const deed = contractMutants(
  'curve/MarketNft',
  ['curve/CurveFactory'],
  [['anybody mints a deed', 'msg.sender != factory', 'false']],
)

const faucet = contractMutants(
  'tokens/TestToken',
  ['tokens/TestToken'],
  [['the limit itself cannot be minted', 'amount > mintLimit', 'amount >= mintLimit']],
)

export const curveMutants = [
  ...[...guards, ...refusals, ...money, ...average],
  ...[...fees, ...accumulator, ...factory, ...deed, ...faucet],
]
