// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TestToken} from "../../../tokens/TestToken.sol";
import {LendingTest} from "../LendingTest.sol";

/// @notice The largest number means all of it: no debt, no share and no dust stays.
contract LendingMaxTest is LendingTest {
    function testFuzz_all_of_a_debt_and_all_of_a_deposit_leave_nothing(
        uint256 which,
        uint256 supply,
        uint256 share,
        uint256 time,
        uint256 detours
    ) public {
        which = bound(which, 0, 2);
        TestToken asset = assets[which];
        TestToken collateral = assets[(which + 1) % 3];
        uint256 unit = 10 ** asset.decimals();
        supply = bound(supply, 20 * unit, 100_000 * unit);
        deposit(lender, asset, supply);
        deposit(borrower, collateral, 1e12 * 10 ** collateral.decimals());
        uint256 loan = bound(share, uint256(termsOf(asset).minimumBorrow), supply);
        if (loan > supply) return;
        borrow(borrower, asset, loan);
        for (uint256 i = 0; i < 3; i++) {
            pass(bound(time, 1, 90 days));
            if (detours & (1 << i) != 0) repay(borrower, asset, debtOf(borrower, asset) / 3);
            if (detours & (8 << i) != 0) sync(asset, borrower);
            if (detours & (64 << i) != 0) deposit(lender, asset, 10 + detours % unit);
        }

        repay(borrower, asset, ALL);
        assertEq(debtOf(borrower, asset), 0, "debt");
        assertEq(positionOf(borrower, asset).scaledDebt, 0, "scaled debt");
        assertEq(positionOf(borrower, asset).principal, 0, "principal");
        withdraw(borrower, collateral, ALL);
        withdraw(lender, asset, ALL);
        assertGe(asset.balanceOf(lender), supply - 3, "the deposit came back");
        assertEq(pTokenOf(asset).scaledBalanceOf(lender), 0, "shares of the lender");
        assertEq(pTokenOf(collateral).scaledBalanceOf(borrower), 0, "shares of the borrower");
        assertEq(reserveOf(asset).totalBorrowed, 0, "all debt");
        assertEq(reserveOf(asset).supplyScaled, 0, "all shares");
        assertGe(reserveOf(asset).cash, reserveOf(asset).totalSupplied, "cash covers the pool's own share");
    }

    function test_repaying_more_than_the_debt_takes_only_the_debt() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 1e18);
        borrow(borrower, usd, 500e6);
        give(borrower, usd, 300e6);
        vm.prank(borrower);
        pool.repay(address(usd), 800e6);
        assertEq(usd.balanceOf(borrower), 300e6, "the rest stayed");
        assertEq(debtOf(borrower, usd), 0, "debt");
    }

    function test_what_is_more_than_a_deposit_is_refused_and_not_shortened() public {
        deposit(lender, usd, 1_000e6);
        vm.expectRevert(abi.encodeWithSignature("InsufficientSupplyBalance(uint256,uint256)", 1_000e6 + 1, 1_000e6));
        withdraw(lender, usd, 1_000e6 + 1);
    }
}
