// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PriceAccumulator} from "../../hlpmm/PriceAccumulator.sol";
import {Test} from "../Test.sol";

/// @title The average price against a plain record of every price
contract PriceAccumulatorTest is Test {
    using PriceAccumulator for PriceAccumulator.History;

    struct Change {
        uint256 at;
        uint256 price; // from here on
    }

    uint256 private constant WINDOW = 120;

    PriceAccumulator.History private history;
    Change[] private changes;
    uint256[] private checkpoints;
    uint256 private price = 1e18;

    function setUp() public {
        vm.warp(1_700_000_000);
        history.start();
        changes.push(Change(vm.getBlockTimestamp(), price));
        checkpoints.push(vm.getBlockTimestamp());
    }

    function test_the_average_of_one_price_is_that_price() public {
        assertAverage(1e18, "at once");
        pass(1);
        assertAverage(1e18, "a second later");
        pass(100_000);
        assertAverage(1e18, "a day later");
    }

    function test_a_young_market_averages_from_its_beginning() public {
        pass(10);
        change(2e18);
        pass(30);
        assertAverage(1.75e18, "10 s at 1 and 30 s at 2");
    }

    function test_the_average_reaches_back_to_the_newest_checkpoint_that_is_old_enough() public {
        pass(120);
        change(2e18); // a checkpoint
        pass(119);
        assertAverage(uint256(120e18 + 238e18) / 239, "119 s are too short: from the beginning");
        pass(1);
        assertAverage(2e18, "120 s are enough");
    }

    function test_a_change_within_the_window_makes_no_checkpoint() public {
        pass(119);
        change(2e18);
        pass(120);
        assertAverage(uint256(119e18 + 240e18) / 239, "from the beginning");
        change(3e18); // a checkpoint
        pass(119);
        change(4e18); // none
        pass(1);
        assertAverage(uint256(119 * 3e18 + 4e18) / 120, "from the one checkpoint");
    }

    function test_a_price_that_holds_for_no_time_does_not_count() public {
        pass(200);
        change(1_000_000e18);
        assertAverage(1e18, "raised in this block");
        change(1);
        assertAverage(1e18, "and dropped in it");
        change(2e18);
        pass(1);
        assertAverage(uint256(200e18 + 2e18) / 201, "only the last price of a block holds");
    }

    function testFuzz_the_average_is_that_of_the_whole_record(uint256[12] memory prices, uint256[12] memory pauses)
        public
    {
        for (uint256 i = 0; i < 12; i++) {
            pass(pauses[i] % 5 == 0 ? 0 : boundAnySize(pauses[i], 1, 100_000));
            change(boundAnySize(prices[i], 0, 1e60));
            assertAverage(averageOfRecord(), "after a change");
            pass(boundAnySize(prices[i] ^ pauses[i], 0, 300));
            assertAverage(averageOfRecord(), "later");
        }
    }

    function pass(uint256 time) private {
        vm.warp(vm.getBlockTimestamp() + time);
    }

    /// @dev As the pool does: the time of the present price is added, then the price changes.
    function change(uint256 next) private {
        uint256 time = vm.getBlockTimestamp();
        history.record(price, WINDOW);
        if (time - checkpoints[checkpoints.length - 1] >= WINDOW) checkpoints.push(time);
        changes.push(Change(time, next));
        price = next;
    }

    function assertAverage(uint256 expected, string memory reason) private view {
        assertEq(history.average(price, WINDOW), expected, reason);
    }

    function averageOfRecord() private view returns (uint256) {
        uint256 now_ = vm.getBlockTimestamp();
        uint256 from = checkpoints[0];
        for (uint256 i = 0; i < checkpoints.length; i++) {
            if (now_ - checkpoints[i] >= WINDOW) from = checkpoints[i];
        }
        if (from == now_) return price;
        uint256 sum = 0;
        for (uint256 i = 0; i < changes.length; i++) {
            uint256 end = i + 1 < changes.length ? changes[i + 1].at : now_;
            uint256 begin = changes[i].at > from ? changes[i].at : from;
            if (end > begin) sum += changes[i].price * (end - begin);
        }
        return sum / (now_ - from);
    }
}
