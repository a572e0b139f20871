// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {ILendingPool} from "../../lending/ILendingPool.sol";
import {LendingPool} from "../../lending/LendingPool.sol";
import {PToken} from "../../lending/deposits/PToken.sol";
import {PriceOracle} from "../../lending/prices/PriceOracle.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {Test} from "../Test.sol";
import {LendingDeployer} from "./LendingDeployer.sol";

/// @title A lending pool with three assets, as the local network's, and people with short words for what they do
abstract contract LendingTest is Test {
    uint256 internal constant ALL = type(uint256).max;
    uint256 internal constant RAY = 1e27;
    uint256 internal constant CYCLE = 1 hours;
    uint256 internal constant START = 1_800_000_000;

    TestToken internal usd;
    TestToken internal eth;
    TestToken internal btc;
    TestToken[] internal assets;
    PriceOracle internal oracle;
    LendingPool internal pool;

    address internal owner = makeAddr("owner");
    address internal lender = makeAddr("lender");
    address internal borrower = makeAddr("borrower");
    address internal friend = makeAddr("friend");
    address internal liquidator = makeAddr("liquidator");

    function setUp() public virtual {
        vm.warp(START);
        (pool, oracle) = LendingDeployer.deploy(CYCLE, owner);
        usd = new TestToken("Tide Dollar", "TUSD", 6, ALL);
        eth = new TestToken("Wrapped Ether", "WETH", 18, ALL);
        btc = new TestToken("Wrapped Bitcoin", "WBTC", 8, ALL);
        list(usd, 1e18, stableTerms(10e6));
        list(eth, 3_150e18, volatileTerms(0.003e18));
        list(btc, 91_500e18, volatileTerms(0.0001e8));
    }

    function list(TestToken asset, uint256 price, ILendingPool.ReserveConfig memory terms) internal {
        assets.push(asset);
        setPrice(asset, price);
        configure(asset, terms);
    }

    function stableTerms(uint128 minimumBorrow) internal pure returns (ILendingPool.ReserveConfig memory) {
        return ILendingPool.ReserveConfig({
            ltvBps: 7_500,
            liquidationThresholdBps: 8_000,
            liquidationBonusBps: 500,
            reserveFactorBps: 1_000,
            kinkBps: 9_000,
            baseRateBps: 0,
            slope1Bps: 500,
            slope2Bps: 6_000,
            supplyCap: 0,
            borrowCap: 0,
            minimumBorrow: minimumBorrow,
            borrowable: true,
            paused: false
        });
    }

    function volatileTerms(uint128 minimumBorrow) internal pure returns (ILendingPool.ReserveConfig memory terms) {
        terms = stableTerms(minimumBorrow);
        terms.ltvBps = 7_000;
        terms.liquidationBonusBps = 700;
        terms.kinkBps = 8_000;
        terms.slope1Bps = 400;
        terms.slope2Bps = 7_500;
    }

    /// @dev Dollars of 18 decimals for one whole token; 0 takes the price away.
    function setPrice(TestToken asset, uint256 price) internal {
        vm.prank(owner);
        oracle.setPrice(address(asset), price);
    }

    function configure(TestToken asset, ILendingPool.ReserveConfig memory terms) internal {
        vm.prank(owner);
        pool.configure(IERC20Metadata(address(asset)), terms);
    }

    function termsOf(TestToken asset) internal view returns (ILendingPool.ReserveConfig memory) {
        return reserveOf(asset).config;
    }

    /// @dev Lets time go by, and sets the prices again so that they are fresh.
    function pass(uint256 time) internal {
        vm.warp(vm.getBlockTimestamp() + time);
        for (uint256 i = 0; i < assets.length; i++) {
            (uint256 price,) = oracle.getAssetPrice(address(assets[i]));
            if (address(oracle.markets(address(assets[i]))) == address(0)) setPrice(assets[i], price);
        }
    }

    function give(address who, TestToken asset, uint256 amount) internal {
        asset.mint(who, amount);
        vm.prank(who);
        asset.approve(address(pool), ALL);
    }

    /// @dev Brings the money along.
    function deposit(address who, TestToken asset, uint256 amount) internal {
        give(who, asset, amount);
        vm.prank(who);
        pool.deposit(address(asset), amount);
    }

    function withdraw(address who, TestToken asset, uint256 amount) internal {
        vm.prank(who);
        pool.withdraw(address(asset), amount);
    }

    function borrow(address who, TestToken asset, uint256 amount) internal {
        vm.prank(who);
        pool.borrow(address(asset), amount);
    }

    /// @dev Brings the money along, of the whole debt when all of it is repaid.
    function repay(address who, TestToken asset, uint256 amount) internal {
        uint256 debt = debtOf(who, asset);
        give(who, asset, amount < debt ? amount : debt + 2);
        vm.prank(who);
        pool.repay(address(asset), amount);
    }

    /// @dev Brings the money along. The liquidator's dollars before and after say what was paid.
    function liquidate(address who, TestToken debtAsset, TestToken collateral, uint256 amount)
        internal
        returns (uint256 paid)
    {
        give(liquidator, debtAsset, debtOf(who, debtAsset) + 2);
        uint256 before = debtAsset.balanceOf(liquidator);
        vm.prank(liquidator);
        pool.liquidate(who, address(debtAsset), address(collateral), amount);
        return before - debtAsset.balanceOf(liquidator);
    }

    function sync(TestToken asset, address who) internal {
        pool.sync(address(asset), who);
    }

    function reserveOf(TestToken asset) internal view returns (ILendingPool.ReserveView memory) {
        return pool.getReserve(address(asset));
    }

    function pTokenOf(TestToken asset) internal view returns (PToken) {
        return PToken(reserveOf(asset).pToken);
    }

    function accountOf(address who) internal view returns (ILendingPool.Account memory) {
        return pool.getUserAccount(who);
    }

    function creditOf(address who) internal view returns (ILendingPool.Credit memory) {
        return pool.creditProfile(who);
    }

    function scoreOf(address who) internal view returns (uint256) {
        return pool.creditProfile(who).score;
    }

    function debtOf(address who, TestToken asset) internal view returns (uint256) {
        return pool.debtOf(address(asset), who);
    }

    function positionOf(address who, TestToken asset)
        internal
        view
        returns (ILendingPool.PositionView memory position)
    {
        ILendingPool.PositionView[] memory positions = pool.getUserPositions(who);
        for (uint256 i = 0; i < positions.length; i++) {
            if (positions[i].asset == address(asset)) return positions[i];
        }
    }

    /// @dev Expects the next call to be refused with an error, whatever its arguments.
    function refuses(bytes4 selector) internal {
        vm.expectPartialRevert(selector);
    }
}
