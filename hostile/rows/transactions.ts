import type { Row } from './row.ts'

export const transactions: readonly Row[] = [
  {
    id: 'R21',
    priority: 0,
    says: 'What a reorganisation took away leaves the lists, and its block says so.',
    shownBy: [
      'src/interfaces/indexer/live/swaps/swapFeed.test.ts › a trade that a reorganisation took away leaves, and candles are read again',
      'src/interfaces/indexer/live/swaps/sameAsServer.test.ts › after losses, doubles, disorder, floods and reorganisations the list and the candles are the server’s (%s)',
      'src/pages/explorer/block/replacedBlock.test.ts › a replaced block is recognised %s',
    ],
  },
  {
    id: 'R22',
    priority: 0,
    says: 'A transaction whose block is taken back waits again, and is a success only when it is.',
    shownBy: [
      'src/interfaces/transactions/runner/transactionFollower.test.ts › a block that is taken back makes it pending again',
      'src/interfaces/transactions/runner/transactionModel.test.ts › in … histories nothing false is said of money, and nothing sent is lost',
    ],
  },
  {
    id: 'R23',
    priority: 0,
    says: 'A transaction nobody knows is missing, never failed, and is looked for ever more rarely.',
    shownBy: [
      'src/interfaces/transactions/runner/transactionFollower.test.ts › a hash that nobody ever sees is missing, for a day and more: nothing says that it will not arrive',
      'src/domain/transactions/transactionAge.test.ts › it is looked at every second at first, more rarely later, and after a day no more',
    ],
  },
  {
    id: 'R24',
    priority: 0,
    says: 'A transaction that was sped up, cancelled or replaced is told as that.',
    shownBy: [
      'src/interfaces/transactions/runner/replacement.test.ts › a sped up transaction is followed under its new hash',
      'src/interfaces/transactions/runner/replacement.test.ts › a cancelled transaction is cancelled, not successful',
      'src/interfaces/transactions/runner/replacement.test.ts › another transaction with the same nonce is a replacement',
    ],
  },
  {
    id: 'R25',
    priority: 0,
    says: 'A revert ends with its reason, and the form can be used again.',
    shownBy: [
      'src/interfaces/transactions/runner/transactionFollower.test.ts › a revert on chain ends with its reason',
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › a revert after a good simulation ends the waiting with its reason, and the form can be used again',
      'src/pages/markets/market/trade/TradePanel.test.tsx › a reverted trade is never shown as done',
    ],
  },
  {
    id: 'R26',
    priority: 0,
    says: 'A status of an unknown word is neither a success nor a failure.',
    shownBy: [
      'src/interfaces/explorer/transaction/transaction.test.ts › status %# is told as it is, success only for ok',
      'src/interfaces/transactions/runner/transactionFollower.test.ts › mined without a known outcome is never a success',
    ],
  },
  {
    id: 'R27',
    priority: 0,
    says: 'The seven specified methods of a node are enough.',
    shownBy: [
      'src/interfaces/transactions/runner/transactionFollower.test.ts › a node without receipts is enough: the explorer says how it ended',
      'src/interfaces/node/chain/fallback.test.ts › a node without receipts or counts has none',
      'src/interfaces/node/rpc/rpc.test.ts › a node that does not estimate leaves the gas to the wallet',
    ],
  },
  {
    id: 'R28',
    priority: 0,
    says: 'A node that fails while one waits makes the outcome unknown, never failed.',
    shownBy: [
      'src/interfaces/transactions/runner/transactionFollower.test.ts › a node that fails while waiting makes the outcome unknown, never failed, and sends nothing again',
    ],
  },
  {
    id: 'R29',
    priority: 0,
    says: 'A transaction that only the node knows yet is shown as the node has it.',
    shownBy: [
      'hostile/answers.test.tsx › a transaction that only the node knows yet is shown as the node has it, and not as failed',
    ],
  },
  {
    id: 'R31',
    priority: 0,
    says: 'Clicking twice sends once.',
    shownBy: ['src/interfaces/transactions/runner/transactionRunner.test.ts › clicking twice sends once'],
  },
  {
    id: 'R32',
    priority: 0,
    says: 'Two tabs follow one transaction, and neither sends it again.',
    shownBy: [
      'src/interfaces/transactions/runner/resume.test.ts › another tab leaves a wallet alone that is still asked, and learns of the hash',
      'src/interfaces/transactions/runner/resume.test.ts › a tab that was opened before is told of the end, and one of both announces it',
    ],
  },
  {
    id: 'R33',
    priority: 0,
    says: 'A reload loses nothing and sends nothing.',
    shownBy: [
      'src/interfaces/transactions/runner/resume.test.ts › a reload takes up what was pending and sends nothing',
      'src/interfaces/transactions/runner/resume.test.ts › a hash is in storage before the chain is asked anything about it',
      'e2e/lending/lending.spec.ts › a reload while a deposit is under way forgets nothing',
    ],
  },
  {
    id: 'R34',
    priority: 0,
    says: 'What a wallet sends after its page is gone is found on the chain.',
    shownBy: [
      'src/interfaces/transactions/runner/resume.test.ts › what a wallet was asked for when the tab was reloaded is found when it was sent, and never sent again',
    ],
  },
  {
    id: 'R35',
    priority: 0,
    says: 'A wallet that declines, is busy, fails or keeps silent is told as that, and can be asked again.',
    shownBy: [
      'src/interfaces/wallet/requests/walletSend.test.ts › a person who says no (%i) is answered, and not told of an error',
      'src/interfaces/wallet/requests/walletSend.test.ts › a wallet that already asks is not an answer',
      'src/interfaces/wallet/requests/walletSend.test.ts › a failure is said in the words of the wallet, as its words',
      'src/interfaces/transactions/runner/transactionRunner.test.ts › a wallet that keeps silent can be left, and its late hash is adopted',
    ],
  },
  {
    id: 'R37',
    priority: 0,
    says: 'Nothing is signed for an account that is not connected any more, and no answer is shown for another one.',
    shownBy: [
      'src/interfaces/wallet/requests/walletSend.test.ts › nothing is signed for an account that is not connected any more',
      'src/ui/feedback/QueryAsOf.test.tsx › the answer to another question does not count',
      'src/interfaces/transactions/polling/pollCalls.test.ts › a failed transaction of the account is a failure, one of somebody else proves nothing',
    ],
  },
  {
    id: 'R38',
    priority: 0,
    says: 'A network changed at any moment signs nothing.',
    shownBy: [
      'src/interfaces/wallet/requests/walletSend.test.ts › nothing is signed when the wallet changes its network while the gas is estimated',
      'src/interfaces/wallet/requests/walletSimulation.test.ts › a wallet on another network says nothing of this one',
    ],
  },
  {
    id: 'R39',
    priority: 0,
    says: 'Without its wallet the app goes on reading, and what was sent is followed.',
    shownBy: [
      'src/interfaces/wallet/requests/walletSend.test.ts › nothing is signed for an account that is not connected any more',
      'src/interfaces/transactions/runner/bundles.test.ts › a wallet that cannot be asked leaves a request open, and is asked again',
    ],
  },
  {
    id: 'R40',
    priority: 1,
    says: 'A wallet that announces itself late is there without a reload.',
    shownBy: [
      'src/interfaces/wallet/announcedWallets.test.ts › what cannot be read is no wallet, and the others stay',
    ],
  },
  {
    id: 'R62',
    priority: 0,
    says: 'In thousands of histories nothing false is said of money, and nothing sent is lost.',
    shownBy: [
      'src/interfaces/transactions/runner/transactionModel.test.ts › in … histories nothing false is said of money, and nothing sent is lost',
      'src/domain/transactions/transactionMachine.test.ts › late news changes nothing: an end stays the end',
    ],
  },
]
