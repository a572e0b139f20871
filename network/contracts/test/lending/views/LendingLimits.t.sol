// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {TestToken} from "../../../tokens/TestToken.sol";
import {LendingTest} from "../LendingTest.sol";

/// @notice What the views call the most is accepted in the same block, and one base unit more is refused.
contract LendingLimitsTest is LendingTest {
    /// @dev A borrower with deposits and loans of any kind, in any tier, after any time.
    function _live(uint256 seed) private {
        for (uint256 i = 0; i < 3; i++) {
            deposit(lender, assets[i], (1 + _draw(seed, i, 1e6)) * 10 ** assets[i].decimals());
            uint256 supply = _draw(seed, 10 + i, 2e6) * 10 ** assets[i].decimals() / 1e3;
            if (supply > 0) deposit(borrower, assets[i], supply + _draw(seed, 20 + i, 999));
        }
        for (uint256 i = 0; i < 3; i++) {
            uint256 most = positionOf(borrower, assets[i]).maxBorrow;
            uint256 loan = most * _draw(seed, 30 + i, 100) / 100;
            if (_draw(seed, 40 + i, 2) == 1 && loan >= termsOf(assets[i]).minimumBorrow) {
                borrow(borrower, assets[i], loan);
            }
        }
        pass(_draw(seed, 50, 40 days));
        for (uint256 i = 0; i < 3; i++) {
            setPrice(assets[i], (50 + _draw(seed, 60 + i, 100)) * _price(i) / 100 + _draw(seed, 70 + i, 1e9));
            if (_draw(seed, 80 + i, 4) == 0) {
                ILendingPool.ReserveConfig memory terms = termsOf(assets[i]);
                terms.borrowCap = uint128(reserveOf(assets[i]).totalBorrowed + _draw(seed, 90 + i, 1e9));
                configure(assets[i], terms);
            }
        }
        if (_draw(seed, 100, 2) == 0) sync(assets[_draw(seed, 101, 3)], borrower);
    }

    function testFuzz_the_most_to_withdraw(uint256 seed) public {
        _live(seed);
        for (uint256 i = 0; i < 3; i++) {
            _holdWithdraw(assets[i]);
        }
    }

    function testFuzz_the_most_to_borrow(uint256 seed) public {
        _live(seed);
        for (uint256 i = 0; i < 3; i++) {
            _holdBorrow(assets[i]);
        }
    }

    function testFuzz_the_most_to_withdraw_and_borrow_together(uint256 seed) public {
        _live(seed);
        bool healthy = accountOf(borrower).withdrawalUsd >= accountOf(borrower).debtUsd;
        uint256 most = positionOf(borrower, usd).maxBorrow;
        if (most > 0) borrow(borrower, usd, most);
        for (uint256 i = 0; i < 3; i++) {
            most = positionOf(borrower, assets[i]).maxWithdraw;
            if (!healthy) assertEq(most, 0, "nothing without health");
            if (most > 0) withdraw(borrower, assets[i], most);
        }
        if (!healthy) return;
        ILendingPool.Account memory account = accountOf(borrower);
        assertGe(account.withdrawalUsd, account.debtUsd, "healthy");
        assertGe(account.healthFactor, 1e18, "not liquidatable");
    }

    function _holdWithdraw(TestToken asset) private {
        ILendingPool.PositionView memory position = positionOf(borrower, asset);
        uint256 state = vm.snapshotState();
        if (position.maxWithdraw > 0) withdraw(borrower, asset, position.maxWithdraw);
        vm.revertToState(state);
        vm.prank(borrower);
        vm.expectRevert();
        pool.withdraw(address(asset), position.maxWithdraw + 1);
    }

    function _holdBorrow(TestToken asset) private {
        uint256 most = positionOf(borrower, asset).maxBorrow;
        uint256 state = vm.snapshotState();
        if (most > 0) borrow(borrower, asset, most);
        vm.revertToState(state);
        vm.prank(borrower);
        vm.expectRevert();
        pool.borrow(address(asset), most + 1);
        if (most > 0) return;
        // Where nothing may be borrowed no amount is accepted, be it the least that the asset allows.
        uint256 least = termsOf(asset).minimumBorrow;
        vm.prank(borrower);
        vm.expectRevert();
        pool.borrow(address(asset), least);
    }

    function test_a_pool_without_cash_binds_both() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, 900e6);
        assertEq(positionOf(lender, usd).maxWithdraw, 100e6, "withdraw");
        assertEq(positionOf(borrower, usd).maxBorrow, 100e6, "borrow");
    }

    function test_paused_and_collateral_assets_allow_nothing() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 10e18);
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.borrowable = false;
        configure(usd, terms);
        assertEq(positionOf(borrower, usd).maxBorrow, 0, "collateral only");
        terms.borrowable = true;
        terms.paused = true;
        configure(usd, terms);
        assertEq(positionOf(borrower, usd).maxBorrow, 0, "paused");
        assertEq(positionOf(lender, usd).maxWithdraw, 0, "paused");
    }

    function test_what_is_below_the_least_loan_is_nothing() public {
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 10e18);
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.borrowCap = 10e6 - 1;
        configure(usd, terms);
        assertEq(positionOf(borrower, usd).maxBorrow, 0, "below the least loan");
        terms.borrowCap = 10e6;
        configure(usd, terms);
        assertEq(positionOf(borrower, usd).maxBorrow, 10e6, "the least loan");
        borrow(borrower, usd, 10e6);
    }

    function _price(uint256 which) private pure returns (uint256) {
        return [uint256(1e18), 3_150e18, 91_500e18][which];
    }

    function _draw(uint256 seed, uint256 salt, uint256 size) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, salt))) % size;
    }
}
