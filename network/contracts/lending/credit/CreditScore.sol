// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title Credit score from 300 to 850
/// @notice Moves by events only, never with prices: a gain is a share of the distance to 850, a loss a share of the
/// distance to 300. While a loan is open, time is cut into cycles. The score moves when a cycle ends, by what was paid
/// until then, and with a liquidation: what happens within a cycle and is undone within it changes nothing.
library CreditScore {
    using SafeCast for uint256;

    uint16 internal constant WORST = 300;
    uint16 internal constant FIRST = 600;
    uint16 internal constant BEST = 850;

    uint256 internal constant PAID_PERCENT = 2;
    uint256 internal constant MISSED_PERCENT = 5;
    uint256 internal constant LIQUIDATED_PERCENT = 30;

    uint8 internal constant CYCLE_PAID = 1;
    uint8 internal constant CYCLE_MISSED = 2;
    uint8 internal constant LIQUIDATED = 3;

    struct Record {
        uint16 score;
        /// Loans with a debt.
        uint16 openLoans;
        /// Loans that were open when the cycle began; each has to pay in it.
        uint16 dueLoans;
        /// Those of them that have paid what they owe in this cycle.
        uint16 paidLoans;
        /// Those of the paid ones that count for a reward.
        uint16 earningLoans;
        /// Loans opened in this cycle and open still.
        uint16 newLoans;
        /// 0 while no cycle runs.
        uint40 cycleStart;
        uint40 firstBorrowAt;
        uint40 lastBorrowAt;
        /// The last liquidation that lowered the score.
        uint40 liquidatedAt;
        uint40 paidCycles;
        uint40 missedCycles;
        uint40 loansClosed;
        uint40 liquidations;
        uint96 repaidUsd;
    }

    /// @notice Tier of a score, 0 the worst and 4 the best.
    function tierOf(uint256 score) internal pure returns (uint8) {
        if (score < 580) return 0;
        if (score < 670) return 1;
        if (score < 740) return 2;
        return score < 800 ? 3 : 4;
    }

    /// @notice Whether the cycle has been paid as things stand. A cycle in which nothing is due is not paid.
    function isPaid(Record memory self) internal pure returns (bool) {
        return self.dueLoans > 0 && self.paidLoans == self.dueLoans;
    }

    /// @notice Whether the cycle is rewarded if it ends as things stand. A new loan could have paid the others' dues.
    function earns(Record memory self) internal pure returns (bool) {
        return isPaid(self) && self.earningLoans > 0 && self.newLoans == 0;
    }

    /// @notice Ends the cycles that are over at `time`. Returns the score after a paid one; missed ones come after it.
    function age(Record memory self, uint256 cycleLength, uint256 time) internal pure returns (uint256 scoreWhenPaid) {
        if (self.score == 0) self.score = FIRST;
        scoreWhenPaid = self.score;
        if (self.cycleStart == 0) return scoreWhenPaid;
        uint256 ended = (time - self.cycleStart) / cycleLength;
        if (ended == 0) return scoreWhenPaid;

        if (earns(self)) {
            self.score += Math.ceilDiv((BEST - self.score) * PAID_PERCENT, 100).toUint16();
            scoreWhenPaid = self.score;
            self.paidCycles++;
        }
        uint256 missed = self.paidLoans < self.dueLoans ? 1 : 0;
        if (self.openLoans > 0) missed += ended - 1;
        _miss(self, missed);
        self.cycleStart = self.openLoans == 0 ? 0 : (self.cycleStart + ended * cycleLength).toUint40();
        self.dueLoans = self.openLoans;
        self.paidLoans = self.earningLoans = self.newLoans = 0;
    }

    /// @notice Remembers a liquidation. Several within the length of a cycle are one fall of the score.
    function liquidated(Record memory self, uint256 cycleLength) internal view {
        self.liquidations++;
        if (self.liquidatedAt != 0 && block.timestamp < self.liquidatedAt + cycleLength) return;
        self.liquidatedAt = block.timestamp.toUint40();
        _lower(self, LIQUIDATED_PERCENT);
    }

    function _miss(Record memory self, uint256 cycles) private pure {
        self.missedCycles += cycles.toUint40();
        // Rounding stops the fall some points above the worst, so this ends after some dozen cycles.
        for (uint256 i = 0; i < cycles; i++) {
            if (!_lower(self, MISSED_PERCENT)) return;
        }
    }

    function _lower(Record memory self, uint256 percent) private pure returns (bool moved) {
        uint16 fall = ((self.score - WORST) * percent / 100).toUint16();
        self.score -= fall;
        return fall > 0;
    }
}
