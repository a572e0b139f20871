// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LendingTest} from "../LendingTest.sol";

/// @notice What a repayment pays: the interest, then the loan.
contract LendingRepaymentsTest is LendingTest {
    uint256 private constant LOAN = 5_000e6;

    function testFuzz_a_repayment_pays_interest_before_the_loan(uint256 time, uint256 amount) public {
        deposit(lender, usd, 20_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, LOAN);
        pass(bound(time, 1 days, 200 days));
        // A loan that moves to another tier is rounded up.
        sync(usd, borrower);
        uint256 debt = debtOf(borrower, usd);
        uint256 interest = debt - LOAN;
        assertGt(interest, 0, "interest");
        amount = bound(amount, 2, debt);
        repay(borrower, usd, amount);
        uint256 left = amount <= interest ? LOAN : debt - amount;
        assertEq(positionOf(borrower, usd).principal, left, "principal");
    }
}
