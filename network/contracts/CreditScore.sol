// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Credit score from 300 to 850
/// @notice Moves by events only, never with prices: each gain is a share of the distance to 850, each loss a share of the
/// distance to 300. While any debt is open, time is cut into cycles, and each cycle is either paid or missed.
library CreditScore {
    uint256 internal constant WORST = 300;
    uint256 internal constant FIRST = 600;
    uint256 internal constant BEST = 850;
    /// @notice Missed cycles that count when a record is brought up to date at once.
    uint256 internal constant MOST_MISSED = 24;

    uint8 internal constant CYCLE_PAID = 1;
    uint8 internal constant CYCLE_MISSED = 2;
    uint8 internal constant LOAN_CLOSED = 3;
    uint8 internal constant LIQUIDATED = 4;

    struct Record {
        uint16 score;
        uint16 openLoans;
        bool cyclePaid;
        uint40 cycleStart;
        uint40 firstBorrowAt;
        uint40 lastBorrowAt;
        uint40 lastRewardAt;
        uint40 paidCycles;
        uint40 missedCycles;
        uint40 loansClosed;
        uint40 liquidations;
        uint128 repaidUsd;
    }

    /// @notice Tier of a score, 0 the worst and 4 the best.
    function tierOf(uint256 score) internal pure returns (uint8) {
        if (score < 580) return 0;
        if (score < 670) return 1;
        if (score < 740) return 2;
        return score < 800 ? 3 : 4;
    }

    /// @notice Closes the cycles that ended. Returns the score after a paid one; the missed ones come after it.
    function age(Record memory self, uint256 cycleLength) internal view returns (uint256 scoreWhenPaid) {
        if (self.score == 0) self.score = uint16(FIRST);
        scoreWhenPaid = self.score;
        if (self.cycleStart == 0) return scoreWhenPaid;
        uint256 ended = (block.timestamp - self.cycleStart) / cycleLength;
        if (ended == 0) return scoreWhenPaid;

        uint256 missed = ended;
        if (self.cyclePaid) {
            raise(self, 2);
            scoreWhenPaid = self.score;
            self.paidCycles++;
            missed--;
        }
        for (uint256 i = 0; i < missed && i < MOST_MISSED; i++) lower(self, 5);
        self.missedCycles += uint40(missed);
        self.cycleStart += uint40(ended * cycleLength);
        self.cyclePaid = false;
    }

    /// @notice Remembers a loan being taken or enlarged.
    function borrowed(Record memory self, bool opened) internal view {
        uint40 time = uint40(block.timestamp);
        if (self.firstBorrowAt == 0) self.firstBorrowAt = time;
        self.lastBorrowAt = time;
        if (!opened) return;
        if (self.openLoans++ == 0) {
            self.cycleStart = time;
            self.cyclePaid = false;
        }
    }

    /// @notice Remembers a closed loan. It is rewarded once a cycle, and only if it was held a tenth of a cycle.
    function closed(Record memory self, uint256 cycleLength) internal view {
        self.loansClosed++;
        end(self);
        bool held = block.timestamp >= self.lastBorrowAt + cycleLength / 10;
        bool rewardedLately = self.lastRewardAt != 0 && block.timestamp < self.lastRewardAt + cycleLength;
        if (!held || rewardedLately) return;
        self.lastRewardAt = uint40(block.timestamp);
        raise(self, 6);
    }

    /// @notice Remembers a liquidation, and whether it ended the loan. An ending of this kind earns nothing.
    function liquidated(Record memory self, bool ended) internal pure {
        self.liquidations++;
        if (ended) end(self);
        lower(self, 30);
    }

    function end(Record memory self) private pure {
        if (--self.openLoans == 0) self.cycleStart = 0;
    }

    function raise(Record memory self, uint256 percent) private pure {
        self.score += uint16(Math.ceilDiv((BEST - self.score) * percent, 100));
    }

    function lower(Record memory self, uint256 percent) private pure {
        self.score -= uint16((self.score - WORST) * percent / 100);
    }
}
