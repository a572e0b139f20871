// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILendingPool} from "../../lending/ILendingPool.sol";
import {ReserveMath} from "../../lending/ReserveMath.sol";
import {LendingTest} from "./LendingTest.sol";

/// @notice Rates, interest and their rounding.
contract ReserveMathTest is LendingTest {
    using ReserveMath for ReserveMath.Reserve;

    uint256 private constant BPS = RAY / 10_000;

    function test_rates_lie_on_two_lines_that_meet_at_the_kink() public view {
        ILendingPool.ReserveConfig memory terms = volatileTerms(0);
        terms.baseRateBps = 100;
        assertEq(ReserveMath.rateAt(terms, 0, 2), 100 * BPS, "at rest");
        assertEq(ReserveMath.rateAt(terms, RAY * 4 / 10, 2), 300 * BPS, "half-way to the kink");
        assertEq(ReserveMath.rateAt(terms, RAY * 8 / 10, 2), 500 * BPS, "at the kink");
        assertLe(ReserveMath.rateAt(terms, RAY * 8 / 10 - 1, 2), 500 * BPS, "a unit before the kink");
        assertEq(ReserveMath.rateAt(terms, RAY * 9 / 10, 2), 4_250 * BPS, "half-way beyond");
        assertEq(ReserveMath.rateAt(terms, RAY, 2), 8_000 * BPS, "all lent out");
        assertEq(ReserveMath.rateAt(terms, RAY, 0), 12_000 * BPS, "the worst tier");
        assertEq(ReserveMath.rateAt(terms, RAY, 4), 6_400 * BPS, "the best tier");
        assertEq(pool.rateAt(address(eth), RAY, 2), 7_900 * BPS, "the pool says the same of its terms");
    }

    function testFuzz_a_rate_never_falls_as_more_is_lent(uint256 used, uint16 kink, uint8 tier) public pure {
        ILendingPool.ReserveConfig memory terms = stableTerms(0);
        terms.kinkBps = uint16(bound(kink, 1, 9_999));
        used = bound(used, 0, RAY - 1);
        tier = uint8(bound(tier, 0, 4));
        uint256 rate = ReserveMath.rateAt(terms, used, tier);
        assertGe(ReserveMath.rateAt(terms, used + 1, tier), rate, "one more");
        assertLe(rate, 6_500 * BPS * 15 / 10, "the highest");
    }

    function test_growth_is_that_of_the_first_terms_of_the_exponential() public pure {
        assertEq(ReserveMath.growth(RAY / 10, 365 days), 1_105166666666666666666666666, "10 % a year");
        assertEq(ReserveMath.growth(RAY / 10, 0), RAY, "no time");
        assertEq(ReserveMath.growth(0, 365 days), RAY, "no rate");
    }

    function testFuzz_interest_is_split_between_lenders_and_the_pool_and_all_is_covered(
        uint256 supply,
        uint256 loan,
        uint256 time,
        uint16 factor
    ) public {
        supply = bound(supply, 10e6, 1e15);
        loan = bound(loan, 10e6, supply);
        factor = uint16(bound(factor, 0, 10_000));
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.reserveFactorBps = factor;
        configure(usd, terms);
        deposit(lender, usd, supply);
        deposit(borrower, eth, 1e30);
        borrow(borrower, usd, loan);
        pass(bound(time, 1, 3 * 365 days));

        ILendingPool.ReserveView memory reserve = reserveOf(usd);
        uint256 interest = reserve.totalBorrowed - loan;
        assertLe(reserve.totalSupplied, supply + interest, "claims");
        // Rounding takes a share of the pool's own at most.
        uint256 share = 2 + reserve.supplyIndex / RAY;
        assertGe(reserve.totalSupplied + share, supply + interest, "claims, hardly less");
        assertLe(reserve.reserves, interest * factor / 10_000, "the pool's share");
        assertGe(reserve.reserves + share, interest * factor / 10_000, "the pool's share, hardly less");
        if (factor == 0) assertEq(reserve.reserveScaled, 0, "no share at all");
        if (factor == 10_000) assertEq(reserve.supplyIndex, RAY, "all of it");
    }

    function test_without_a_factor_lenders_get_all_of_the_interest() public {
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.reserveFactorBps = 0;
        configure(usd, terms);
        deposit(lender, usd, 1_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, 900e6);
        assertEq(reserveOf(usd).supplyRate, 500 * BPS * 125 / 100 * 9 / 10, "supply rate");
        pass(365 days);
        uint256 interest = debtOf(borrower, usd) - 900e6;
        assertGt(interest, 50e6, "interest");
        assertGe(positionOf(lender, usd).supplied + 1, 1_000e6 + interest, "deposit");
        assertEq(reserveOf(usd).reserves, 0, "the pool's share");
    }

    function test_the_supply_rate_is_what_loans_pay_less_the_pools_share() public {
        deposit(lender, usd, 1_000e6);
        assertEq(reserveOf(usd).supplyRate, 0, "nothing lent");
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, 900e6);
        assertEq(reserveOf(usd).utilization, RAY * 9 / 10, "utilisation");
        assertEq(reserveOf(usd).supplyRate, 500 * BPS * 125 / 100 * 9 / 10 * 9 / 10, "supply rate");
    }

    /// @dev A reserve of a few units, as after everybody has left, must not promise more than there is.
    function testFuzz_few_units_grow_no_faster_than_the_debt_that_feeds_them(
        uint256 supply,
        uint256 index,
        uint256 debt,
        uint256 time,
        uint16 factor
    ) public {
        ReserveMath.Reserve memory reserve;
        reserve.supplyIndex = bound(index, RAY, 100 * RAY);
        reserve.supplyScaled = bound(supply, 0, 20);
        for (uint256 tier = 0; tier < 5; tier++) {
            reserve.borrowIndex[tier] = reserve.supplyIndex;
        }
        reserve.borrowScaled[2] = bound(debt, 0, 40);
        uint256 claims = reserve.totalSupplied();
        uint256 owed = reserve.totalDebt();
        reserve.cash = claims > owed ? claims - owed : 0;
        uint256 slack = reserve.cash + owed - claims;
        reserve.accruedAt = uint64(vm.getBlockTimestamp());
        ILendingPool.ReserveConfig memory terms = stableTerms(0);
        terms.reserveFactorBps = uint16(bound(factor, 0, 10_000));
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 2_000 days));
        reserve.accrue(terms);
        // The claims of before were rounded down by less than one unit.
        assertLe(reserve.totalSupplied(), reserve.cash + reserve.totalDebt() - slack + 1, "claims");
    }

    function testFuzz_moving_a_loan_between_tiers_never_lessens_it(
        uint256 scaled,
        uint256 others,
        uint256 from,
        uint256 to
    ) public pure {
        ReserveMath.Reserve memory reserve;
        (uint256 a, uint256 b) = (bound(from, RAY, 10 * RAY), bound(to, RAY, 10 * RAY));
        (reserve.borrowIndex[0], reserve.borrowIndex[1]) = (a, b);
        for (uint256 tier = 2; tier < 5; tier++) {
            reserve.borrowIndex[tier] = RAY;
        }
        scaled = bound(scaled, 0, 1e30);
        reserve.borrowScaled[0] = scaled + bound(others, 0, 1e30);
        (uint256 debt, uint256 total) = (reserve.debtOf(0, scaled), reserve.totalDebt());
        uint256 moved = reserve.moveTier(scaled, 0, 1);
        assertGe(reserve.debtOf(1, moved), debt, "the loan");
        assertLe(reserve.debtOf(1, moved), debt + 10, "and hardly more");
        assertGe(reserve.totalDebt(), total, "all debt");
        assertEq(reserve.moveTier(moved, 1, 1), moved, "to its own tier");
    }
}
