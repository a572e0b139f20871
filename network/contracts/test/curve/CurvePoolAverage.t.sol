// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CurveTest} from "./CurveTest.sol";

/// @title The average price of a market that somebody tries to move
contract CurvePoolAverageTest is CurveTest {
    function testFuzz_trades_within_a_block_do_not_move_it(uint256 young, uint256 first, uint256 pause, uint256 second)
        public
    {
        pass(bound(young, 0, 500));
        buy(pool, boundAnySize(first, 1e6, MILLION / 4));
        pass(bound(pause, 1, 500));
        uint256 before = pool.averagePriceWad();
        uint256 tokens = buy(pool, boundAnySize(second, 1e6, MILLION / 2));
        assertEq(pool.averagePriceWad(), before, "after a purchase");
        sell(pool, tokens);
        assertEq(pool.averagePriceWad(), before, "after the sale");
    }

    function test_a_price_held_for_one_block_moves_it_by_that_block_s_share() public {
        uint256 price = pool.spotPriceWad();
        pass(120);
        buy(pool, 1_000e6);
        uint256 moved = pool.spotPriceWad();
        assertGt(moved, 3 * price, "nearly four times");
        pass(1);
        assertEq(pool.averagePriceWad(), (120 * price + moved) / 121, "one part in 121");
        pass(118);
        assertEq(pool.averagePriceWad(), (120 * price + 119 * moved) / 239, "both until the window is over");
        pass(1);
        assertEq(pool.averagePriceWad(), moved, "the new price after a whole window");
    }

    function test_it_is_the_price_itself_in_the_first_block() public {
        buy(pool, 1_000e6);
        assertEq(pool.averagePriceWad(), pool.spotPriceWad(), "no time has passed");
    }

    function testFuzz_it_is_between_the_lowest_and_the_highest_price(uint256[8] memory amounts) public {
        uint256 lowest = pool.spotPriceWad();
        uint256 highest = lowest;
        for (uint256 i = 0; i < amounts.length; i++) {
            uint256 tokens = token.balanceOf(trader);
            if (i % 3 == 2) sell(pool, boundAnySize(amounts[i], tokens / 2, tokens));
            else buy(pool, boundAnySize(amounts[i], 1e6, MILLION / 8));
            uint256 price = pool.spotPriceWad();
            if (price < lowest) lowest = price;
            if (price > highest) highest = price;
            pass(amounts[i] % 200);
            assertGe(pool.averagePriceWad(), lowest, "not lower than any price");
            assertLe(pool.averagePriceWad(), highest, "not higher than any price");
        }
    }
}
