// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CreditScore} from "../../../lending/credit/CreditScore.sol";
import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {LendingTest} from "../LendingTest.sol";

/// @notice A cycle is paid by what is owed less afterwards, never by what was moved.
contract LendingCreditTest is LendingTest {
    function setUp() public override {
        super.setUp();
        deposit(lender, usd, 100_000e6);
        deposit(lender, eth, 100e18);
        deposit(borrower, btc, 10e8);
    }

    function test_a_newcomer_has_600_and_no_cycle() public view {
        ILendingPool.Credit memory credit = creditOf(friend);
        assertEq(credit.score, 600, "score");
        assertEq(credit.cycleEndsAt, 0, "cycle");
        assertEq(credit.scoreAtCycleEnd, 600, "score to come");
        assertEq(accountOf(friend).tier, 1, "tier");
    }

    function test_a_loan_owes_and_earns_nothing_in_the_cycle_it_is_opened_in() public {
        borrow(borrower, usd, 10_000e6);
        assertEq(positionOf(borrower, usd).due, 0, "due");
        assertEq(creditOf(borrower).dueLoans, 0, "loans that owe");
        repay(borrower, usd, 9_000e6);
        pass(CYCLE);
        assertEq(scoreOf(borrower), 600, "score");
        assertEq(creditOf(borrower).paidCycles + creditOf(borrower).missedCycles, 0, "neither paid nor missed");
        assertEq(creditOf(borrower).dueLoans, 1, "owes from now on");
    }

    function test_the_interest_and_a_twentieth_are_due() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE + 60);
        uint256 interest = debtOf(borrower, usd) - 10_000e6;
        assertGt(interest, 0, "interest");
        assertEq(positionOf(borrower, usd).due, 500e6 + interest, "due");
    }

    /// forge-config: default.fuzz.runs = 128
    function testFuzz_what_is_due_pays_the_cycle_and_one_unit_less_does_not(uint256 loan, uint256 time, bool less)
        public
    {
        loan = bound(loan, 100e6, 60_000e6);
        borrow(borrower, usd, loan);
        pass(bound(time, CYCLE, 2 * CYCLE - 1));
        uint256 due = positionOf(borrower, usd).due;
        repay(borrower, usd, less ? due - 1 : due);
        assertEq(creditOf(borrower).cyclePaid, !less, "paid");
        assertEq(creditOf(borrower).paidLoans, less ? 0 : 1, "loans that paid");
        if (less) assertGt(positionOf(borrower, usd).due, 0, "still due");
        else assertEq(positionOf(borrower, usd).due, 0, "nothing due");
        pass(CYCLE);
        assertEq(scoreOf(borrower), less ? 585 : 605, "score");
    }

    function test_the_interest_of_missed_cycles_stays_due() public {
        borrow(borrower, usd, 10_000e6);
        pass(100 * CYCLE);
        uint256 interest = debtOf(borrower, usd) - 10_000e6;
        uint256 due = positionOf(borrower, usd).due;
        // A payment moves the loan to a worse tier first, which rounds up.
        assertGe(due, 500e6 + interest, "due");
        assertLe(due, 500e6 + interest + 3, "due, and little more");
        repay(borrower, usd, 500e6);
        assertFalse(creditOf(borrower).cyclePaid, "a twentieth without the interest");
    }

    function test_borrowing_again_in_the_same_cycle_takes_the_payment_back() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE);
        repay(borrower, usd, 600e6);
        assertTrue(creditOf(borrower).cyclePaid, "paid");
        assertEq(creditOf(borrower).scoreAtCycleEnd, 605, "what it would earn");
        borrow(borrower, usd, 600e6);
        assertFalse(creditOf(borrower).cyclePaid, "taken back");
        assertEq(creditOf(borrower).scoreAtCycleEnd, 585, "what it costs");
        pass(CYCLE);
        assertEq(scoreOf(borrower), 585, "missed");
    }

    function test_closing_and_taking_the_same_loan_again_pays_nothing() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE + 1);
        repay(borrower, usd, ALL);
        assertTrue(creditOf(borrower).cyclePaid, "paid");
        borrow(borrower, usd, 10_000e6);
        assertFalse(creditOf(borrower).cyclePaid, "taken back");
        pass(CYCLE);
        assertEq(scoreOf(borrower), 585, "missed");
    }

    function test_all_loans_have_to_pay() public {
        borrow(borrower, usd, 10_000e6);
        borrow(borrower, eth, 4e18);
        pass(CYCLE);
        assertEq(creditOf(borrower).dueLoans, 2, "loans that owe");
        repay(borrower, usd, 600e6);
        assertFalse(creditOf(borrower).cyclePaid, "one of two");
        repay(borrower, eth, 0.3e18);
        assertTrue(creditOf(borrower).cyclePaid, "both");
        pass(CYCLE);
        repay(borrower, usd, 600e6);
        pass(CYCLE);
        assertEq(creditOf(borrower).paidCycles, 1, "paid");
        assertEq(creditOf(borrower).missedCycles, 1, "missed");
    }

    function test_paying_one_loan_with_a_new_one_earns_nothing() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE);
        borrow(borrower, eth, 4e18);
        repay(borrower, usd, ALL);
        assertTrue(creditOf(borrower).cyclePaid, "nothing is due any more");
        assertEq(creditOf(borrower).scoreAtCycleEnd, 600, "and nothing is earned");
        pass(CYCLE);
        assertEq(scoreOf(borrower), 600, "score");
        assertEq(creditOf(borrower).paidCycles + creditOf(borrower).missedCycles, 0, "neither paid nor missed");
    }

    function test_closing_earns_what_a_paid_cycle_earns_if_the_loan_was_held_for_a_whole_one() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE);
        assertEq(creditOf(borrower).scoreWhenClosed, 605, "foretold");
        repay(borrower, usd, ALL);
        assertEq(scoreOf(borrower), 600, "nothing at once");
        assertEq(creditOf(borrower).loansClosed, 1, "closed");
        assertEq(creditOf(borrower).openLoans, 0, "open");
        pass(CYCLE);
        assertEq(scoreOf(borrower), 605, "when the cycle ends");
        assertEq(creditOf(borrower).cycleEndsAt, 0, "no cycle without a loan");
        pass(100 * CYCLE);
        assertEq(scoreOf(borrower), 605, "and no more");
    }

    function test_a_loan_held_around_the_end_of_a_cycle_only_earns_nothing_by_closing() public {
        borrow(borrower, eth, 1e18);
        pass(CYCLE - 60);
        borrow(borrower, usd, 10_000e6);
        repay(borrower, eth, ALL);
        pass(120);
        assertEq(creditOf(borrower).dueLoans, 1, "owes");
        assertEq(creditOf(borrower).scoreWhenClosed, 600, "foretold");
        repay(borrower, usd, ALL);
        pass(CYCLE);
        assertEq(scoreOf(borrower), 600, "score");
        assertEq(creditOf(borrower).paidCycles + creditOf(borrower).missedCycles, 0, "neither paid nor missed");
    }

    function test_a_loan_opened_and_closed_within_a_cycle_leaves_no_trace_in_the_score() public {
        for (uint256 i = 0; i < 20; i++) {
            borrow(borrower, usd, 10_000e6);
            pass(60);
            repay(borrower, usd, ALL);
        }
        assertEq(creditOf(borrower).cycleEndsAt, 0, "no cycle");
        pass(10 * CYCLE);
        assertEq(scoreOf(borrower), 600, "score");
        assertEq(creditOf(borrower).loansClosed, 20, "closed");
    }

    function test_a_loan_below_the_minimum_owes_but_earns_nothing() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE);
        repay(borrower, usd, 9_995e6);
        pass(CYCLE);
        assertEq(scoreOf(borrower), 605, "the loan began that cycle large");
        repay(borrower, usd, 2e6);
        assertTrue(creditOf(borrower).cyclePaid, "paid");
        pass(CYCLE);
        assertEq(scoreOf(borrower), 605, "nothing earned");
        pass(CYCLE);
        assertEq(scoreOf(borrower), 590, "missed");
    }

    /// forge-config: default.fuzz.runs = 64
    function testFuzz_the_record_does_not_depend_on_how_often_it_is_brought_up_to_date(uint256 cycles, uint256 steps)
        public
    {
        cycles = bound(cycles, 1, 200);
        steps = bound(steps, 1, cycles);
        borrow(borrower, usd, 10_000e6);
        uint256 state = vm.snapshotState();
        pass(cycles * CYCLE);
        (uint256 score, uint256 missed) = (scoreOf(borrower), creditOf(borrower).missedCycles);
        vm.revertToState(state);
        for (uint256 i = 0; i < steps; i++) {
            pass(cycles * CYCLE / steps);
            sync(usd, borrower);
        }
        pass(cycles * CYCLE - steps * (cycles * CYCLE / steps));
        assertEq(scoreOf(borrower), score, "score");
        assertEq(creditOf(borrower).missedCycles, missed, "missed");
        assertEq(missed, cycles - 1, "all but the first");
    }

    function test_the_record_counts_and_remembers() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE);
        repay(borrower, usd, 600e6);
        borrow(borrower, eth, 1e18);
        ILendingPool.Credit memory credit = creditOf(borrower);
        assertEq(credit.firstBorrowAt, START, "first loan");
        assertEq(credit.lastBorrowAt, START + CYCLE, "last loan");
        assertEq(credit.repaidUsd, 600e8, "repaid");
        assertEq(credit.openLoans, 2, "open");
        assertEq(credit.cycleEndsAt, START + 2 * CYCLE, "end of the cycle");
    }

    function test_every_move_of_the_score_is_announced() public {
        borrow(borrower, usd, 10_000e6);
        pass(CYCLE);
        repay(borrower, usd, 600e6);
        pass(3 * CYCLE);
        vm.expectEmit(address(pool));
        emit ILendingPool.CreditScoreUpdated(borrower, 600, 605, CreditScore.CYCLE_PAID);
        vm.expectEmit(address(pool));
        emit ILendingPool.CreditScoreUpdated(borrower, 605, 576, CreditScore.CYCLE_MISSED);
        vm.expectEmit(address(pool));
        emit ILendingPool.TierMigrated(address(usd), borrower, 1, 0);
        sync(usd, borrower);
    }
}
