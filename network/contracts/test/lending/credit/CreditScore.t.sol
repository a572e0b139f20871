// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CreditCycle} from "../../../lending/credit/CreditCycle.sol";
import {CreditScore} from "../../../lending/credit/CreditScore.sol";
import {Test} from "../../Test.sol";

contract CreditScoreTest is Test {
    using CreditCycle for CreditCycle.Due;
    using CreditScore for CreditScore.Record;

    uint256 private constant CYCLE = 1 hours;

    function setUp() public {
        vm.warp(1_800_000_000);
    }

    function test_the_bands_of_the_tiers() public pure {
        uint16[10] memory scores = [300, 579, 580, 669, 670, 739, 740, 799, 800, 850];
        for (uint256 i = 0; i < scores.length; i++) {
            assertEq(CreditScore.tierOf(scores[i]), i / 2, "tier");
        }
    }

    function testFuzz_a_score_stays_within_its_bounds_and_rises_by_one_reward_at_most(
        uint16 score,
        uint256 cycles,
        uint16 open,
        uint16 due,
        uint16 paid
    ) public pure {
        CreditScore.Record memory record;
        record.score = uint16(bound(score, 300, 850));
        record.openLoans = uint16(bound(open, 0, 5));
        record.dueLoans = uint16(bound(due, 0, 5));
        record.paidLoans = record.earningLoans = uint16(bound(paid, 0, record.dueLoans));
        record.cycleStart = 1;
        uint256 before = record.score;
        uint256 whenPaid = record.age(CYCLE, 1 + bound(cycles, 0, 5_000) * CYCLE);
        assertGe(record.score, 300, "least");
        assertLe(whenPaid, 850, "most");
        assertLe(whenPaid, before + (850 - before) * 2 / 100 + 1, "one reward");
        assertLe(record.score, whenPaid, "missed ones take");
    }

    function testFuzz_liquidations_stay_within_the_bounds(uint16 score, uint256 count, uint256 pause) public {
        CreditScore.Record memory record;
        record.score = uint16(bound(score, 300, 850));
        pause = bound(pause, 1, 2 * CYCLE);
        for (uint256 i = 0; i < bound(count, 1, 30); i++) {
            uint256 before = record.score;
            record.liquidated(CYCLE);
            assertGe(record.score, 300, "least");
            if (i == 0) assertEq(record.score, before - (before - 300) * 30 / 100, "the first counts");
            vm.warp(vm.getBlockTimestamp() + pause);
        }
    }

    function test_paying_leads_to_the_highest_score_and_missing_to_the_lowest() public pure {
        CreditScore.Record memory record;
        record.openLoans = 1;
        record.cycleStart = 1;
        for (uint256 i = 0; i < 150; i++) {
            record.dueLoans = record.paidLoans = record.earningLoans = 1;
            record.age(CYCLE, record.cycleStart + CYCLE);
        }
        assertEq(record.score, 850, "highest");
        assertEq(record.paidCycles, 150, "paid");
        record.age(CYCLE, record.cycleStart + 10_000 * CYCLE);
        assertEq(record.score, 319, "lowest");
        assertEq(record.missedCycles, 10_000, "missed");
    }

    function test_without_a_loan_no_cycle_runs() public pure {
        CreditScore.Record memory record;
        record.cycleStart = 1;
        record.dueLoans = record.paidLoans = record.earningLoans = 1;
        record.age(CYCLE, 1 + 50 * CYCLE);
        assertEq(record.score, 605, "the cycle that was paid");
        assertEq(record.cycleStart, 0, "and no other");
        assertEq(record.missedCycles, 0, "missed");
    }

    function testFuzz_what_a_loan_may_owe_is_at_most_95_percent(uint128 principal) public pure {
        assertLe(CreditCycle.most(principal) * 100, uint256(principal) * 95, "no more");
        assertGt((CreditCycle.most(principal) + 1) * 100, uint256(principal) * 95, "and no less");
    }
}
